import { visit } from "./site.ts";

const NOT_TEXT = /<(script|style|template|head)\b[\s\S]*?<\/\1>/g;
const ENDS_A_LINE =
  /<\/(?:p|h\d|li|div|section|a|dt|dd|button|article|td|th|label|option|figure)>|<br\/>/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * The words of a page as its HTML has them, before any script has run.
 * @returns lines of text with single spaces
 */
export async function pageText(path: string): Promise<string> {
  const { status, body } = await visit(path);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return body
    .replace(NOT_TEXT, "")
    .replace(ENDS_A_LINE, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
