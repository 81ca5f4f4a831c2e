import { lastPageOf, rangeOf } from "@currawong/schemas/paging";
import { type ArticleSummary, summaryOf } from "../../components/article-card/summary.ts";
import { readArticles } from "../../content/articles.ts";

/** The `sizes` of pictures by position in a batch: one large, two below it, then rows of three. */
const WIDE = "(min-width: 1392px) 740px, (min-width: 900px) 54vw, 92vw";
const NARROW = "(min-width: 1392px) 520px, (min-width: 900px) 38vw, 92vw";
const THIRD = "(min-width: 1392px) 405px, (min-width: 900px) 29vw, (min-width: 600px) 44vw, 92vw";
const SIZES = [WIDE, WIDE, NARROW];

/** One page of a list of articles: its articles, the total number of articles and the last page. */
export type ArticlePage = {
  articles: ArticleSummary[];
  total: number;
  lastPage: number;
};

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
  return {
    articles: articles.map((article, index) => summaryOf(article, SIZES[index] ?? THIRD)),
    total,
    lastPage,
  };
}
