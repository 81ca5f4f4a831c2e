import { blogPath, lastPageOf } from "@currawong/schemas/paging";
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

/** The paths of the pages that a build renders, with the pages of the blog that list their articles. */
export async function pathsToBuild(): Promise<string[]> {
  const { pages, articles } = await directory();
  const newest = articles.slice(0, BUILT.articles);
  const blogPages = Array.from({ length: lastPageOf(newest.length) - 1 }, (_, index) =>
    blogPath(index + 2),
  );
  const documents = [...pages.slice(0, BUILT.pages), ...newest];
  return [...documents.flatMap((document) => addressesOf(document).pages), ...blogPages];
}
