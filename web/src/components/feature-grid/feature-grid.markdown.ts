import { escapeMarkdown, markdownList, markdownSection } from "../../seo/markdown/markdown.ts";

type Items = readonly { title: string; description: string }[] | null | undefined;

/** Features, reasons or values as a Markdown list under their heading. */
export function featureGridMarkdown(
  items: Items,
  heading: string | null,
  intro?: string | null,
): string {
  if (!items?.length) return "";
  return markdownSection(
    2,
    heading,
    intro && escapeMarkdown(intro),
    markdownList(
      items.map(
        ({ title, description }) => `**${escapeMarkdown(title)}**: ${escapeMarkdown(description)}`,
      ),
    ),
  );
}
