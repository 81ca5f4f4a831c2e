import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { lastPageOf, rangeOf } from "@currawong/schemas/paging";
import { readArticles } from "../../content/articles.ts";

/** One page of a list of articles: its articles, the total number of articles and the last page. */
export type ArticlePage = ARTICLES_QUERY_RESULT & { lastPage: number };

/**
 * Loads one page of a list of articles.
 * @param page 1-based
 * @param category id of the category; without one, the list is the whole blog
 * @returns `null` beyond the last page
 */
export async function loadArticles(page: number, category?: string): Promise<ArticlePage | null> {
  const { articles, total } = await readArticles(rangeOf(page), category);
  const lastPage = lastPageOf(total);
  if (page > lastPage) return null;
  return { articles, total, lastPage };
}
