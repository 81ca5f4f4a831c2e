import { isRecord } from "./record.ts";

/** Adults read English non-fiction at about 238 words a minute (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238;

/** The words of a part of a text, as stored or with prices written out. A price counts as one word. */
function readableText(part: unknown): string {
  if (typeof part === "string") return part;
  if (!isRecord(part)) return "";
  const joinWords = (parts: unknown, separator: string) =>
    Array.isArray(parts) ? parts.map(readableText).join(separator) : "";
  switch (part._type) {
    case "span":
      return String(part.text ?? "");
    case "inlinePrice":
      return "$0";
    case "callout":
      return `${part.title ?? ""} ${part.text ?? ""}`;
    case "table":
      return joinWords(part.rows, " ");
    case "tableRow":
      return joinWords(part.cells, " ");
    case "codeBlock":
      return String(part.code ?? "");
    default:
      return joinWords(part.children, "");
  }
}

/** Counts the words of a text, as it is stored or with its prices written out. */
export const countWords = (body: readonly unknown[]): number =>
  body.map(readableText).join(" ").split(/\s+/).filter(Boolean).length;

/** How long a text takes to read, in whole minutes, at least one. See `countWords`. */
export const readingMinutes = (body: readonly unknown[]): number =>
  Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE));
