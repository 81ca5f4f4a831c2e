import { furtherPagesOf, type Listed } from "../article-lists.ts";
import { addressesOf } from "../paths.ts";
import { ADDRESSES_GROQ } from "../queries/addresses.ts";
import { PAGE_TYPES } from "../types.ts";

/** The part of a Content Lake client used here. */
type Client = {
  fetch: (
    query: string,
    params: Record<string, unknown>,
    options: { perspective: "published" },
  ) => Promise<Listed[]>;
};

/** Reads the page of every document, every alias with the page it leads to, and the further pages of lists. */
export async function allAddresses(client: Client) {
  const params = { types: PAGE_TYPES };
  const documents = await client.fetch(ADDRESSES_GROQ, params, { perspective: "published" });
  const pages = new Set<string>();
  const aliases = new Map<string, string>();
  for (const document of documents) {
    const addresses = addressesOf(document);
    const [canonical] = addresses.pages;
    for (const path of addresses.pages) pages.add(path);
    if (canonical) for (const alias of addresses.aliases) aliases.set(alias, canonical);
  }
  return { pages: [...pages].sort(), aliases, furtherPages: furtherPagesOf(documents) };
}
