import { API_VERSION } from "@currawong/schemas/api-version";
import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { createClient } from "@sanity/client";

/** Where a visitor can go: every page, and every alias with the page it leads to. */
export type Addresses = { pages: string[]; aliases: Map<string, string> };

/** Finds the addresses of the site in its content. */
export async function loadAddresses(): Promise<Addresses> {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = process.env;
  const client = createClient({
    projectId: SANITY_PROJECT_ID ?? "currawong",
    dataset: SANITY_DATASET ?? "production",
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: "published",
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });
  const { pages, aliases, articles } = await allAddresses(client);
  const further = Array.from({ length: lastPageOf(articles) - 1 }, (_, index) =>
    blogPath(index + 2),
  );
  return { pages: ["/search", ...pages, ...further].sort(), aliases };
}
