import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient } from "@sanity/client";
import { readEnvironment } from "../runtime/environment.ts";

const { projectId, dataset, apiHost } = readEnvironment().sanity;

/** Reads published content. Never through the CDN, which may lag behind the change that caused the read. */
export const client = createClient({
  projectId,
  dataset,
  apiVersion: API_VERSION,
  useCdn: false,
  perspective: "published",
  // Without a timeout, one hanging connection would block all later pages and revalidations.
  timeout: 10_000,
  maxRetries: 2,
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
});
