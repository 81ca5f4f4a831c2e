import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ["yaml"]);

/** Text to convert, and the file it came from for error messages. */
export type MarkdownSource = { text: string; file: string };

/** Parses CommonMark with GitHub's tables and task lists, and YAML front matter. */
export function parseMarkdown({ text }: MarkdownSource): Root {
  return processor.parse(text);
}

/** An error in a text a writer wrote: names the file and the line. */
export class MarkdownError extends Error {
  override name = "MarkdownError";

  constructor(message: string, file: string, line: number | undefined) {
    super(`${file}:${line ?? 1}: ${message}`);
  }
}
