import { furtherPagesOf } from "@currawong/schemas/article-lists";
import { addressesOf } from "@currawong/schemas/paths";
import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/** The maximum number of pages and articles in the directory: several times what the site has. */
const LIMIT = 2_000;

/** How many of them a build renders; all others are rendered on their first request. */
const BUILT = { pages: 500, articles: 100 };

const directory = () => load(DIRECTORY_QUERY, { limit: LIMIT }, [tags.documents]);

/** The pages of the site, then its articles, the newest first. Depends on all documents. */
export async function loadDirectory() {
  const { pages, articles } = await directory();
  return [...pages, ...articles];
}

/** A document in the directory. */
export type Listed = Awaited<ReturnType<typeof loadDirectory>>[number];

/**
 * The paths of all pages in the directory, and of those that a build renders. Both include the pages of the
 * blog and its categories that list their articles.
 */
export async function pathsOfPages(): Promise<{ all: string[]; built: string[] }> {
  const { pages, articles } = await directory();
  return {
    all: pathsOf([...pages, ...articles]),
    built: pathsOf([...pages.slice(0, BUILT.pages), ...articles.slice(0, BUILT.articles)]),
  };
}

const pathsOf = (documents: readonly Listed[]): string[] => [
  ...documents.flatMap((document) => addressesOf(document).pages),
  ...furtherPagesOf(documents),
];
