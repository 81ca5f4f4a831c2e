import { furtherPagesOf } from "@currawong/schemas/article-lists";
import { completeResult } from "@currawong/schemas/complete-result";
import type { DIRECTORY_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { addressesOf } from "@currawong/schemas/paths";
import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { fetchContent } from "./fetch-content.ts";
import { client } from "./lake.ts";

/** What the directory's query returns: the site's pages, and its articles, the newest first. */
export type Directory = DIRECTORY_QUERY_RESULT;

/** Limits the directory to several times the pages and articles that the site has. */
export const DIRECTORY_PARAMS = { limit: 2_000 };

/** How many of them a build renders; all others are rendered on their first request. */
const BUILT = { pages: 500, articles: 100 };

/** The paths of documents' pages, with those of the blog and its categories that list their articles. */
export const pathsOf = (documents: readonly Directory[keyof Directory][number][]): string[] => [
  ...documents.flatMap((document) => addressesOf(document).pages),
  ...furtherPagesOf(documents),
];

/** The paths of the pages that a build renders. */
export const builtPathsOf = ({ pages, articles }: Directory): string[] =>
  pathsOf([...pages.slice(0, BUILT.pages), ...articles.slice(0, BUILT.articles)]);

/** Reads the paths of the pages that a build renders, outside of Next, which `load` needs. */
export async function fetchBuiltPaths(): Promise<string[]> {
  const stored = await fetchContent(client, DIRECTORY_QUERY, DIRECTORY_PARAMS);
  return builtPathsOf(completeResult(stored) as Directory); // The query's own type.
}
