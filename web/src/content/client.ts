import { createClient } from "@sanity/client";
import { readEnvironment } from "../environment.ts";

/** The date of the Content Lake's API that every query of the site was written against. */
export const API_VERSION = "2026-03-01";

const { projectId, dataset, apiHost } = readEnvironment().sanity;

/**
 * Reads published content. Never through the CDN: it may lag behind the publish that made us ask.
 */
export const client = createClient({
  projectId,
  dataset,
  apiVersion: API_VERSION,
  useCdn: false,
  perspective: "published",
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
});
