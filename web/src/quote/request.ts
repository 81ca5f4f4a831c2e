import {
  boundQuantity,
  formatLine,
  type LineRequest,
  MOST_LINES,
  parseLine,
  thingOf,
} from "./line.ts";

/** The page of a visitor's quote. */
export const QUOTE_PATH = "/quote";

/** What the address of a quote asks for. */
export type QuoteRequest = {
  /** Each key once, at most `MOST_LINES`. */
  lines: readonly LineRequest[];
  /** How many further lines the address names. */
  dropped: number;
  /** What stands in the place of a line and cannot be read, at most `MOST_UNREAD`. */
  unread: readonly string[];
};

/** What an address without a query asks for. */
export const NO_REQUEST: QuoteRequest = { lines: [], dropped: 0, unread: [] };

const MOST_UNREAD = 5;
const LONGEST_UNREAD = 60;

/** The query parameter with the quantity of a thing, which the form of the sheet sends. */
export const quantityName = (key: string) => `x.${thingOf(key)}`;

/** That of a stepper, which the form sends besides what its field says. */
export const stepName = (key: string) => `to.${thingOf(key)}`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Undoes what mail and chat programs do to an address: encoding it once more, `&amp;`, a break of the line, invisible
 * characters. What a quote's address may consist of has no other meaning in any of these.
 */
function repair(query: URLSearchParams): string {
  let text = query.toString().replaceAll("+", "%20");
  // As often as programs on the way may have encoded it; decoding makes it shorter each time.
  for (let before = ""; before !== text; ) {
    before = text;
    text = decode(text);
  }
  const isQuotedPrintable = /line=3D/.test(text) && !/line=(?!3D)/.test(text);
  return text
    .replaceAll(isQuotedPrintable ? "=3D" : "=", "=")
    .replace(/&(?:amp|#38|#x26);/gi, "&")
    .replace(/[\s\p{Cc}\p{Cf}]/gu, "");
}

/** A value without the punctuation that surrounds an address in a sentence: a full stop, a bracket, `>`, a quote. */
const trimPunctuation = (value: string) =>
  value.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, "");

/** The names and values of a repaired query. */
function fieldsIn(query: URLSearchParams): [name: string, value: string][] {
  return repair(query)
    .split(/[&?]/)
    .map((field) => {
      const [name = "", ...value] = field.split("=");
      // No value has an equals sign of its own: mail breaks long lines at one.
      return [name.replace(/^.*[^\w.-]/, ""), trimPunctuation(value.join(""))];
    });
}

/**
 * Reads the query of a quote's address: `line`, once for each line (`line.ts`), and `x.<thing>`, a quantity in place
 * of the line's own. A repeated line counts once. What programs add to an address is taken off; what names no line
 * then is returned as unread.
 */
export function parseQuote(query: URLSearchParams): QuoteRequest {
  const fields = fieldsIn(query);
  const values = new Map(fields);
  const byKey = new Map<string, LineRequest>();
  const unread = fields.flatMap(([name, value]) => (name === "unread" && value ? [value] : []));
  for (const [name, value] of fields) {
    if (name !== "line" || value === "") continue;
    const line = parseLine(value);
    if (!line) unread.push(value);
    if (!line || byKey.has(line.key)) continue;
    // A page of an earlier release names it by the whole key.
    const names = [stepName(line.key), quantityName(line.key), `x.${line.key}`];
    const typed = names.map((one) => values.get(one)).find((value) => value !== undefined);
    // A field may be empty, or hold what is no number.
    const quantity = typed && !Number.isNaN(Number(typed)) ? boundQuantity(typed) : line.quantity;
    byKey.set(line.key, { ...line, quantity });
  }
  const lines = [...byKey.values()];
  const more = Math.max(0, Math.trunc(Number(values.get("more"))) || 0);
  const dropped = Math.max(0, lines.length - MOST_LINES) + more;
  const texts = unread.map((text) =>
    trimPunctuation(text.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, LONGEST_UNREAD)),
  );
  return {
    lines: lines.slice(0, MOST_LINES),
    dropped: Math.min(dropped, 999),
    unread: [...new Set(texts)].slice(0, MOST_UNREAD),
  };
}

/** The query of a quote without `?`; empty where it asks for nothing. `parseQuote` reads it back. */
export function formatQuote({ lines, dropped, unread }: QuoteRequest): string {
  const query = new URLSearchParams(lines.map((line) => ["line", formatLine(line)]));
  for (const text of unread) query.append("unread", text);
  if (lines.length > 0 && dropped > 0) query.set("more", `${dropped}`);
  return query.toString();
}

/** The path of a quote. */
export function quotePath(lines: readonly LineRequest[]): string {
  const query = formatQuote({ ...NO_REQUEST, lines });
  return query ? `${QUOTE_PATH}?${query}` : QUOTE_PATH;
}
