import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { parseDate } from "../../model/date.ts";
import { pictureAttributes } from "../picture/picture-attributes.ts";

const monthAndYear = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  // Of a date without a time, too: its midnight UTC is the same day in Sydney.
  timeZone: "Australia/Sydney",
});

/** The month and year of an ISO date in Sydney, e.g. `September 2025`; empty if it is no date. */
export function formatMonth(date: string): string {
  const parsed = parseDate(date);
  return parsed ? monthAndYear.format(parsed) : "";
}

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
