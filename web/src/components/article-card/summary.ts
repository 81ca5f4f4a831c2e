import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { pictureAttributes } from "../picture/picture-attributes.ts";
import { formatMonth } from "./format-month.ts";

type Article = ARTICLES_QUERY_RESULT["articles"][number];

/** All that a card of an article shows, ready to be sent to the browser. */
export type ArticleSummary = ReturnType<typeof summaryOf>;

/** Prepares an article for its card. */
export function summaryOf(article: Article, sizes: string, isSmall?: boolean) {
  return {
    href: pathOf(article) ?? "/blog",
    title: article.title,
    excerpt: article.excerpt,
    category: article.category.title,
    published: article.publishedAt,
    month: formatMonth(article.publishedAt),
    picture: pictureAttributes(article.image, { ratio: 1.6, sizes, isSmall }),
  };
}
