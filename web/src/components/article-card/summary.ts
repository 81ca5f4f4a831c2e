import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { formatMonth } from "../../model/date.ts";
import { pictureAttributes } from "../picture/picture-attributes.ts";

type Article = ARTICLES_QUERY_RESULT["articles"][number];

/** Everything an article card shows, ready to be sent to the browser. */
export type ArticleSummary = ReturnType<typeof summaryOf>;

/** Prepares an article for its card. */
export function summaryOf(article: Article, sizes: string, isSmall?: boolean) {
  const picture = pictureAttributes(article.image, { ratio: 1.6, sizes, isSmall });
  return {
    href: pathOf(article) ?? "/blog",
    title: article.title,
    excerpt: article.excerpt,
    category: article.category?.title ?? "",
    published: article.publishedAt,
    month: formatMonth(article.publishedAt),
    // Decorative here: the title beside it says what the article is about. The article itself describes it.
    picture: picture && { ...picture, alt: "" },
  };
}
