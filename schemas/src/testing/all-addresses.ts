import { LINKABLE_TYPES } from "../linkable.ts";
import { type Addressable, addressesOf } from "../paths.ts";
import { addressFields } from "../queries/fragments.ts";

/** Where a visitor can go: the page of every document, and every alias with the page it leads to. */
export type AllAddresses = {
  pages: string[];
  aliases: Map<string, string>;
  /** How many articles the blog lists. */
  articles: number;
};

const QUERY = `*[_type in $types]{ ${addressFields} }`;

/** What a client of the Content Lake has. */
type Client = {
  fetch: (
    query: string,
    params: Record<string, unknown>,
    options: { perspective: "published" },
  ) => Promise<Addressable[]>;
};

/**
 * Finds every address of the site in its content, for scripts and tests that visit all of them: it reads
 * the whole dataset.
 */
export async function allAddresses(client: Client): Promise<AllAddresses> {
  const documents = await client.fetch(
    QUERY,
    { types: LINKABLE_TYPES },
    { perspective: "published" },
  );
  const pages = new Set<string>();
  const aliases = new Map<string, string>();
  for (const document of documents) {
    const addresses = addressesOf(document);
    const [canonical] = addresses.pages;
    for (const path of addresses.pages) pages.add(path);
    if (canonical) for (const alias of addresses.aliases) aliases.set(alias, canonical);
  }
  const articles = documents.filter(({ _type }) => _type === "article").length;
  return { pages: [...pages].sort(), aliases, articles };
}
