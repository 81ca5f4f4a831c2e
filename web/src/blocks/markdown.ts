import { escapeMarkdown, markdownList, markdownSection } from "@/markdown/markdown";

type Head = { heading: string | null | undefined; intro?: string | null };
type Part = Parameters<typeof markdownSection>[2];

/** A block as Markdown under its own heading; empty when it has no content. */
export const sectionMarkdown = ({ heading, intro }: Head, ...parts: Part[]): string =>
  parts.some(Boolean) ? markdownSection(2, heading, intro && escapeMarkdown(intro), ...parts) : "";

/** Points, each with a title and a description, as a Markdown list. */
export const pointsMarkdown = (items: readonly { title: string; description: string }[]): string =>
  markdownList(
    items.map(
      ({ title, description }) => `**${escapeMarkdown(title)}**: ${escapeMarkdown(description)}`,
    ),
  );
