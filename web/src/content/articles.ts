import { lastPageOf, rangeOf } from "@currawong/schemas/paging";
import { ARTICLES_QUERY, CATEGORY_ARTICLES_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

type Range = { from: number; to: number };

/**
 * Reads a part of a list of articles, newest first.
 * @param category id of the category; without one, the list is the whole blog
 */
export const readArticles = (range: Range, category?: string) =>
  category
    ? load(CATEGORY_ARTICLES_QUERY, { ...range, group: category }, [
        tags.members("article", category),
      ])
    : load(ARTICLES_QUERY, range, [tags.list("article")]);

/**
 * Loads one page of a list of articles, from 1, and how many articles and pages the list has.
 * @returns `null` beyond the last page
 */
export async function loadArticles(page: number, category?: string) {
  const { articles, total } = await readArticles(rangeOf(page), category);
  const lastPage = lastPageOf(total);
  return page > lastPage ? null : { articles, total, lastPage };
}
