import { boundQuantity, formatLine, type LineRequest, MOST_LINES, parseLine } from "./line.ts";

/** The page of a visitor's quote. */
export const QUOTE_PATH = "/quote";

/** What the address of a quote asks for. */
export type QuoteRequest = {
  /** Each key once, at most `MOST_LINES`. */
  lines: readonly LineRequest[];
  /** How many further lines the address names. */
  dropped: number;
};

/** The query parameter with the quantity of a line, which the form beside the lines sends. */
export const quantityName = (key: string) => `x.${key}`;

/**
 * Reads the query of a quote's address: `line`, once for each line (`line.ts`), and `x.<key>`, a quantity in place
 * of the line's own. A repeated line counts once; what names no line is ignored.
 */
export function parseQuote(query: URLSearchParams): QuoteRequest {
  const byKey = new Map<string, LineRequest>();
  for (const text of query.getAll("line")) {
    const line = parseLine(text);
    if (!line || byKey.has(line.key)) continue;
    const changed = query.get(quantityName(line.key));
    byKey.set(line.key, changed === null ? line : { ...line, quantity: boundQuantity(changed) });
  }
  const lines = [...byKey.values()];
  const more = Math.max(0, Math.trunc(Number(query.get("more"))) || 0);
  const dropped = Math.max(0, lines.length - MOST_LINES) + more;
  return { lines: lines.slice(0, MOST_LINES), dropped: Math.min(dropped, 999) };
}

/** The query of a quote without `?`; empty where it has no line. `parseQuote` reads it back. */
export function formatQuote({ lines, dropped }: QuoteRequest): string {
  const query = new URLSearchParams(lines.map((line) => ["line", formatLine(line)]));
  if (lines.length > 0 && dropped > 0) query.set("more", `${dropped}`);
  return query.toString();
}

/** The path of a quote. */
export function quotePath(lines: readonly LineRequest[]): string {
  const query = formatQuote({ lines, dropped: 0 });
  return query ? `${QUOTE_PATH}?${query}` : QUOTE_PATH;
}
