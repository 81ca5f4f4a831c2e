import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { builtPathsOf, DIRECTORY_PARAMS, pathsOf } from "./built-paths.ts";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

const directory = () => load(DIRECTORY_QUERY, DIRECTORY_PARAMS, [tags.documents]);

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
  const found = await directory();
  return { all: pathsOf([...found.pages, ...found.articles]), built: builtPathsOf(found) };
}
