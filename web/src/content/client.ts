import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient } from "@sanity/client";
import { readEnvironment } from "../environment.ts";

const { projectId, dataset, apiHost } = readEnvironment().sanity;

/** Reads published content. Never through the CDN: it may lag behind the publish that made us ask. */
export const client = createClient({
  projectId,
  dataset,
  apiVersion: API_VERSION,
  useCdn: false,
  perspective: "published",
  // One connection that never answers would hold back every page and every revalidation after it.
  timeout: 10_000,
  maxRetries: 2,
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
});
