import { isRecord } from "@currawong/schemas/record";
import { parse as parseYaml } from "yaml";
import type { AuthoredRecord } from "../authored.ts";
import { MarkdownError, type MarkdownSource } from "./parse.ts";

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/**
 * Reads an article file: its fields as front matter, then its text.
 * @param slug the file's name without `.md`; it is the article's address and id
 * @returns the article as an authored document; its body keeps the line numbers of the file
 * @throws MarkdownError when the file does not start with fields
 */
export function readArticle(slug: string, { text, file }: MarkdownSource): AuthoredRecord {
  const [head = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
  const fields: unknown = parseYaml(yaml);
  if (!isRecord(fields)) {
    throw new MarkdownError("Start the file with the article's fields between --- lines.", file, 1);
  }
  const blankLines = "\n".repeat(head.split("\n").length - 1);
  return { _id: `article-${slug}`, ...fields, body: blankLines + text.slice(head.length) };
}
