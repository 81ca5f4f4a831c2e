/** Plain text as Markdown: markup is escaped, and line breaks become spaces. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|]/g, "\\$&")
    .replace(/^([#+=~-])/, "\\$1")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

/** A link, or only the label if there is no address. */
export function markdownLink(label: string, href: string | null | undefined): string {
  const text = escapeMarkdown(label);
  return href
    ? `[${text}](${href.replace(/[() ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`
    : text;
}

/** A bulleted list of lines that are already Markdown. */
export function markdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A table; its cells are already Markdown. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head, ...rest] = rows;
  if (!head) return "";
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rest.map(line)].join("\n");
}

type Part = string | null | undefined | false;

/** Joins paragraphs, lists and sections, leaving out empty ones. */
export function markdownBlocks(...parts: readonly Part[]): string {
  return parts.filter((part) => part).join("\n\n");
}

/** Parts under a heading; an empty string when all of them are empty. */
export function markdownSection(
  level: 2 | 3 | 4,
  title: string | null | undefined,
  ...parts: readonly Part[]
): string {
  const content = markdownBlocks(...parts);
  if (!content) return "";
  return title ? `${"#".repeat(level)} ${escapeMarkdown(title)}\n\n${content}` : content;
}
