import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";

/**
 * Reads are tried again for some ten minutes while nothing answers, and not for three seconds: of one
 * that fails, Sanity's form makes a crash, and whoever was writing is thrown out of it.
 */
const PATIENCE = {
  maxRetries: 300,
  retryDelay: (attempt: number) => Math.min(100 * 2 ** attempt, 2_000),
} satisfies Partial<ClientConfig>;

/** A client whose reads wait for a Content Lake that is away. */
export const patientClient = (config: ClientConfig): SanityClient =>
  createClient({ ...config, ...PATIENCE });
