import { lastPageOf, rangeOf } from "@currawong/schemas/paging";
import { ARTICLES_QUERY } from "@currawong/schemas/queries/writing";
import { type ArticleSummary, summaryOf } from "../../components/article-card/summary.ts";
import { load } from "../../content/load.ts";
import { tags } from "../../content/tags.ts";

/** The `sizes` of pictures by position in a batch: one large, two below it, then rows of three. */
const WIDE = "(min-width: 1392px) 740px, (min-width: 900px) 54vw, 92vw";
const NARROW = "(min-width: 1392px) 520px, (min-width: 900px) 38vw, 92vw";
const THIRD = "(min-width: 1392px) 405px, (min-width: 900px) 29vw, (min-width: 600px) 44vw, 92vw";
const SIZES = [WIDE, WIDE, NARROW];

/** One page of the blog: its articles, the total number of articles and the last page. */
export type BlogPage = {
  articles: ArticleSummary[];
  total: number;
  lastPage: number;
};

/**
 * Loads one page of the blog.
 * @param page 1-based
 * @returns `null` beyond the last page
 */
export async function loadBlogPage(page: number): Promise<BlogPage | null> {
  const { articles, total } = await load(ARTICLES_QUERY, rangeOf(page), [tags.list("article")]);
  const lastPage = lastPageOf(total);
  if (page > lastPage) return null;
  return {
    articles: articles.map((article, index) => summaryOf(article, SIZES[index] ?? THIRD)),
    total,
    lastPage,
  };
}
