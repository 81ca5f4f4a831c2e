import { API_VERSION } from "@currawong/schemas/api-version";
// Brings the result types of the queries along, by their text.
import type {} from "@currawong/schemas/content.generated";
import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { addressesOf } from "@currawong/schemas/paths";
import { ADDRESSES_QUERY } from "@currawong/schemas/queries/addresses";
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
  const documents = await client.fetch(ADDRESSES_QUERY);
  const pages = new Set(["/search"]);
  const aliases = new Map<string, string>();
  for (const document of documents) {
    const addresses = addressesOf(document);
    const [canonical] = addresses.pages;
    for (const path of addresses.pages) pages.add(path);
    if (canonical) for (const alias of addresses.aliases) aliases.set(alias, canonical);
  }
  const articles = documents.filter(({ _type }) => _type === "article").length;
  for (let page = 2; page <= lastPageOf(articles); page++) pages.add(blogPath(page));
  return { pages: [...pages].sort(), aliases };
}
