import {
  formatLine,
  type LineRequest,
  MOST_LINES,
  MOST_UNITS,
  parseLine,
  thingOf,
} from "./line.ts";

/** The page of a visitor's quote. */
export const QUOTE_PATH = "/quote";

/** What the address of a quote asks for. */
export type QuoteRequest = {
  /** Each key once, at most `MOST_LINES`. */
  lines: readonly LineRequest[];
  /** What stands in the place of a line and cannot be read, and lines for which there is no room; at most `MOST_UNREAD`. */
  unread: readonly string[];
};

/** What an address without a query asks for. */
export const NO_REQUEST: QuoteRequest = { lines: [], unread: [] };

const MOST_UNREAD = 5;
const LONGEST_UNREAD = 60;

/** The query parameter with the quantity of a thing, which the form of the sheet sends. */
export const quantityName = (key: string) => `x.${thingOf(key)}`;

/** That of a stepper, which the form sends besides what its field says. */
export const stepName = (key: string) => `to.${thingOf(key)}`;

/** Without the punctuation after an address in a sentence. It looks back to take linear time: anybody can send one. */
const trimEnd = (text: string) => text.replace(/(?<![^\p{L}\p{N}_-])[^\p{L}\p{N}_-]+$/u, "");

/** The names and values of a query, also where a mail or chat program has encoded it whole or written it as HTML. */
function fieldsIn(query: URLSearchParams): [name: string, value: string][] {
  const text = [...query].map((field) => field.filter(Boolean).join("=")).join("&");
  return trimEnd(text.replaceAll("&amp;", "&"))
    .split("&")
    .map((field) => {
      const [name = "", ...value] = field.split("=");
      return [name, value.join("=").trim()];
    });
}

/** How many units a visitor has typed: browsers let nobody send more than the field allows. `null` where that is no number. */
const parseTyped = (text = "") =>
  /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MOST_UNITS) : null;

/**
 * Reads the query of a quote's address: `line`, once for each line (`line.ts`), and `x.<thing>`, a quantity in place
 * of the line's own. A repeated line counts once. What names no line is returned as unread, never guessed.
 */
export function parseQuote(query: URLSearchParams): QuoteRequest {
  const fields = fieldsIn(query);
  const values = new Map(fields);
  const byKey = new Map<string, LineRequest>();
  const unread = fields.flatMap(([name, value]) => (name === "unread" ? value : []));
  for (const [name, value] of fields) {
    if (name !== "line" || value === "") continue;
    const line = parseLine(value);
    if (!line || (byKey.size === MOST_LINES && !byKey.has(line.key)))
      unread.push(line?.key ?? value);
    else if (!byKey.has(line.key)) {
      const typed = values.get(stepName(line.key)) ?? values.get(quantityName(line.key));
      byKey.set(line.key, { ...line, quantity: parseTyped(typed) ?? line.quantity });
    }
  }
  const texts = unread.map((text) =>
    trimEnd(text.replace(/[^\w.-]+/g, "-").slice(0, LONGEST_UNREAD)),
  );
  const readable = texts.filter((text) => /[^_-]/.test(text));
  return { lines: [...byKey.values()], unread: [...new Set(readable)].slice(0, MOST_UNREAD) };
}

/** The query of a quote without `?`; empty where it asks for nothing. `parseQuote` reads it back. */
export const formatQuote = ({ lines, unread }: QuoteRequest): string =>
  new URLSearchParams([
    ...lines.map((line) => ["line", formatLine(line)]),
    ...unread.map((text) => ["unread", text]),
  ]).toString();

/** Reads the path of a quote, `/quote?line=…`. */
export const parseQuotePath = (path: string): QuoteRequest =>
  parseQuote(new URLSearchParams(path.split("?")[1]));

/** The path of a quote. */
export function quotePath(lines: readonly LineRequest[]): string {
  const query = formatQuote({ lines, unread: [] });
  return query ? `${QUOTE_PATH}?${query}` : QUOTE_PATH;
}
