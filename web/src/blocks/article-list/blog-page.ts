import { lastPageOf, rangeOf } from "@currawong/schemas/paging";
import { ARTICLES_QUERY } from "@currawong/schemas/queries/writing";
import { summaryOf } from "../../components/article-card/summary.ts";
import { load } from "../../content/load.ts";
import { tags } from "../../content/tags.ts";

/** How wide the pictures are shown, by the place in a batch: one large, two beside it, then rows. */
const WIDE = "(min-width: 1392px) 740px, (min-width: 900px) 54vw, 92vw";
const NARROW = "(min-width: 1392px) 520px, (min-width: 900px) 38vw, 92vw";
const THIRD = "(min-width: 1392px) 405px, (min-width: 900px) 29vw, (min-width: 600px) 44vw, 92vw";
const SIZES = [WIDE, WIDE, NARROW];

/** Loads one page of the blog, from 1; `null` beyond the last. */
export async function loadBlogPage(page: number) {
  const { articles, total } = await load(ARTICLES_QUERY, rangeOf(page), [tags.list("article")]);
  const lastPage = lastPageOf(total);
  if (page > lastPage) return null;
  return {
    articles: articles.map((article, place) => summaryOf(article, SIZES[place] ?? THIRD)),
    /** As the query answers them. */
    listed: articles,
    total,
    lastPage,
  };
}

export type BlogPage = NonNullable<Awaited<ReturnType<typeof loadBlogPage>>>;
