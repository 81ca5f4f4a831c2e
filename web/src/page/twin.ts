import { absolute } from "@/addresses";
import { preparedBlocks } from "@/blocks/prepare";
import { escapeMarkdown, markdownBlocks, markdownLink } from "@/markdown/markdown";
import type { Page } from "@/model/page";

/** A page as Markdown: its heading, summary, address and blocks. */
export async function markdownTwin(page: Page): Promise<string> {
  const { path, title, description, crumbs } = page;
  const blocks = await preparedBlocks(page);
  const way = crumbs.slice(0, -1).map(({ label, href }) => markdownLink(label, absolute(href)));
  const text = markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    [...way, `<${absolute(path)}>`].join(" / "),
    ...blocks.map(({ markdown }) => markdown()),
  );
  return `${text}\n`;
}
