import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { addressesOf } from "@currawong/schemas/paths";
import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/** How many pages and articles the directory holds at the most, however many there are. */
const LIMITS = { pages: 500, articles: 100 };

/**
 * The pages of the site and its newest articles: what is searched as a visitor types, told to language
 * models, and made by a build. Depends on all documents.
 * @returns articles newest first; `isWhole` says that there are no others
 */
export async function loadDirectory() {
  const { pages, articles, total } = await load(DIRECTORY_QUERY, LIMITS, [tags.documents]);
  const isWhole = pages.length === total.pages && articles.length === total.articles;
  return { documents: [...pages, ...articles], isWhole };
}

/** What the site lists of itself. */
export type Directory = Awaited<ReturnType<typeof loadDirectory>>;

/** A document as the directory lists it. */
export type Listed = Directory["documents"][number];

/**
 * The paths of the pages that a build makes: those of the directory, and the pages of the blog that list
 * its articles. Every other is made when it is first asked for.
 */
export async function pathsToBuild(): Promise<string[]> {
  const { documents } = await loadDirectory();
  const articles = documents.filter(({ _type }) => _type === "article").length;
  const further = Array.from({ length: lastPageOf(articles) - 1 }, (_, index) =>
    blogPath(index + 2),
  );
  return [...documents.flatMap((document) => addressesOf(document).pages), ...further];
}
