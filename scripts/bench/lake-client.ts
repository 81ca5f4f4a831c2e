import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient } from "@sanity/client";
import type { Variables } from "../start/environment.ts";

/** A client that writes to the Content Lake of a bench. */
export const lakeClient = (env: Variables) =>
  createClient({
    projectId: env.SANITY_PROJECT_ID ?? "",
    dataset: env.SANITY_DATASET ?? "",
    apiVersion: API_VERSION,
    apiHost: env.SANITY_API_HOST ?? "",
    useProjectHostname: false,
    useCdn: false,
    token: env.SANITY_API_WRITE_TOKEN ?? "",
  });
