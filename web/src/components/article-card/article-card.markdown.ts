import { pathOf } from "@currawong/schemas/paths";
import { absolute } from "../../addresses.ts";
import { escapeMarkdown, markdownLink, markdownList } from "../../markdown/markdown.ts";
import { formatMonth, type summaryOf } from "./summary.ts";

type Articles = readonly Parameters<typeof summaryOf>[0][];

/** Articles as a Markdown list: title, date, excerpt. */
export function articlesMarkdown(articles: Articles): string {
  return markdownList(
    articles.map((article) => {
      const title = markdownLink(article.title, absolute(pathOf(article) ?? "/blog"));
      return `${title} (${formatMonth(article.publishedAt)}): ${escapeMarkdown(article.excerpt)}`;
    }),
  );
}
