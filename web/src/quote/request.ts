import { formatLine, type LineRequest, MOST_LINES, parseLine, thingOf } from "./line.ts";

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

/** Without the punctuation after an address in a sentence. */
const trimEnd = (text: string) => /^.*[\p{L}\p{N}_-]/su.exec(text)?.[0] ?? "";

/** The names and values of a query, also where a mail or chat program has encoded it whole or written it as HTML. */
function fieldsIn(query: URLSearchParams): [name: string, value: string][] {
  const text = [...query].map((field) => field.filter(Boolean).join("=")).join("&");
  const fields = trimEnd(text.replaceAll("&amp;", "&")).split("&");
  return fields.map((field) => {
    const [name = "", value = ""] = field.split(/=(.*)/s);
    return [name, value.trim()];
  });
}

/** What cannot be read, as an address can say it; empty where nothing is left. */
const readable = (text: string) =>
  trimEnd(text.replace(/[^\w.-]+/g, "-").slice(0, LONGEST_UNREAD)).replace(/^[_-]+$/, "");

/**
 * Reads the query of a quote's address: `line`, once for each line (`line.ts`), and `x.<thing>`, a quantity in place
 * of the line's own. A repeated line counts once. What names no line is returned as unread, never guessed.
 */
export function parseQuote(query: URLSearchParams): QuoteRequest {
  const fields = fieldsIn(query);
  const values = new Map(fields);
  const byKey = new Map<string, LineRequest>();
  const unread = new Set<string>();
  for (const [name, value] of fields) {
    const line = name === "line" ? parseLine(value) : null;
    if (line && byKey.has(line.key)) continue;
    if (line && byKey.size < MOST_LINES) {
      // What was typed is read within the limits of a line: browsers let nobody send more than its field allows.
      const typed = values.get(stepName(line.key)) ?? values.get(quantityName(line.key));
      const { quantity } = parseLine(`${line.key}.x${typed}`) ?? line;
      byKey.set(line.key, { ...line, quantity });
    } else if (name === "line" || name === "unread") unread.add(readable(line?.key ?? value));
  }
  unread.delete("");
  return { lines: [...byKey.values()], unread: [...unread].slice(0, MOST_UNREAD) };
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
export const quotePath = (lines: readonly LineRequest[]): string =>
  `${QUOTE_PATH}?${formatQuote({ lines, unread: [] })}`.replace(/\?$/, "");
