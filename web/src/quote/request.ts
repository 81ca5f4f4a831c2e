import {
  boundQuantity,
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
  /** How many further lines the address names. */
  dropped: number;
  /** What stands in the place of a line and cannot be read, at most `MOST_UNREAD`. */
  unread: readonly string[];
};

/** What an address without a query asks for. */
export const NO_REQUEST: QuoteRequest = { lines: [], dropped: 0, unread: [] };

const MOST_UNREAD = 5;
const LONGEST_UNREAD = 60;
/** The most units that a visitor can type, of which a line counts `MOST_UNITS` and says so. */
const MOST_TYPED = 999;

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

const isPunctuation = (character = "") =>
  /[^\w-]/.test(character) && /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/u.test(character);

/** A value without the punctuation that surrounds an address in a sentence. In linear time: anybody can send one. */
function trimPunctuation(value: string): string {
  let [start, end] = [0, value.length];
  while (start < end && isPunctuation(value[start])) start++;
  while (start < end && isPunctuation(value[end - 1])) end--;
  return value.slice(start, end);
}

/** The names and values of a query, also where a mail or chat program has encoded it or written it as HTML. */
function fieldsIn(query: URLSearchParams): [name: string, value: string][] {
  // Once for the query itself, once for each program on the way.
  const text = decode(decode(decode(query.toString().replaceAll("+", "%20"))));
  return text
    .replaceAll("&amp;", "&")
    .split("&")
    .map((field) => {
      const [name = "", ...value] = field.split("=");
      return [trimPunctuation(name), trimPunctuation(value.join("="))];
    });
}

/** How many units a visitor has typed; `null` where that is no number. */
const parseTyped = (text = "") =>
  text === "" || Number.isNaN(Number(text)) ? null : boundQuantity(text, 1, MOST_TYPED);

/**
 * Reads the query of a quote's address: `line`, once for each line (`line.ts`), and `x.<thing>`, a quantity in place
 * of the line's own. A repeated line counts once. What names no line is returned as unread, never guessed.
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
    const typed = values.get(stepName(line.key)) ?? values.get(quantityName(line.key));
    byKey.set(line.key, { ...line, quantity: parseTyped(typed) ?? line.quantity });
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
    unread: [...new Set(texts)].filter(Boolean).slice(0, MOST_UNREAD),
  };
}

/** The query of a quote without `?`; empty where it asks for nothing. `parseQuote` reads it back. */
export function formatQuote({ lines, dropped, unread }: QuoteRequest): string {
  const query = new URLSearchParams();
  for (const line of lines) {
    const isOver = (line.quantity ?? 1) > MOST_UNITS;
    query.append("line", formatLine(isOver ? { ...line, quantity: null } : line));
    if (isOver) query.set(quantityName(line.key), `${line.quantity}`);
  }
  for (const text of unread) query.append("unread", text);
  if (lines.length > 0 && dropped > 0) query.set("more", `${dropped}`);
  return query.toString();
}

/** The path of a quote. */
export function quotePath(lines: readonly LineRequest[]): string {
  const query = formatQuote({ ...NO_REQUEST, lines });
  return query ? `${QUOTE_PATH}?${query}` : QUOTE_PATH;
}
