import { absolute } from "../addresses.ts";
import type { Subject } from "../subject.ts";
import { escapeMarkdown, markdownBlocks, markdownLink } from "./markdown.ts";

/** A page as Markdown: its heading, what it is about, where it is, its content. */
export function markdownTwin({ path, title, description, crumbs, markdown }: Subject): string {
  const way = crumbs.slice(0, -1).map(({ label, href }) => markdownLink(label, absolute(href)));
  const text = markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(description)}`,
    [...way, `<${absolute(path)}>`].join(" / "),
    markdown,
  );
  return `${text}\n`;
}
