import { escapeMarkdown, markdownSection } from "@/markdown/markdown";

type Head = { heading: string | null; intro?: string | null };
type Part = Parameters<typeof markdownSection>[2];

/** A block under its own heading as Markdown; nothing when there is nothing under it. */
export const sectionMarkdown = ({ heading, intro }: Head, ...parts: Part[]): string =>
  parts.some(Boolean) ? markdownSection(2, heading, intro && escapeMarkdown(intro), ...parts) : "";
