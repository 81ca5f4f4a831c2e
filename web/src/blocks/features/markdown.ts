import { escapeMarkdown, markdownList } from "@/markdown/markdown";

/** Points with a title and a sentence each, as a Markdown list. */
export const pointsMarkdown = (items: readonly { title: string; description: string }[]) =>
  markdownList(
    items.map(
      ({ title, description }) => `**${escapeMarkdown(title)}**: ${escapeMarkdown(description)}`,
    ),
  );
