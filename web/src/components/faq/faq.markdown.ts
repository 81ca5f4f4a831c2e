import { escapeMarkdown, markdownSection } from "../../seo/markdown/markdown.ts";

type Items = readonly { question: string; answer: string }[] | null | undefined;

/** Questions and answers as Markdown. */
export function faqMarkdown(items: Items, heading = "Frequently Asked Questions"): string {
  const answers = items?.map(({ question, answer }) =>
    markdownSection(3, question, escapeMarkdown(answer)),
  );
  return markdownSection(2, heading, ...(answers ?? []));
}
