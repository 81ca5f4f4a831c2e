import { parseTick } from "../../quote/line.ts";

/** What the filter compares of a row: its title, and its price in AUD. It is found by its tick, or without one its title. */
export type Row = { key: string; title: string; price: number | null };

const tickIn = (row: Element) => row.querySelector<HTMLInputElement>("[name=line]")?.value;

const titleOf = (row: Element) => row.querySelector("h3")?.firstChild?.textContent ?? "";

/** What names a row wherever it is: something else may take rows out of the list, or put its own between them. */
export const keyOf = (row: Element): string => tickIn(row) ?? titleOf(row);

/**
 * The rows of the page's catalogue, in its order; none on other pages. Read as the page loads, because a browser may
 * translate it later.
 */
export const ROWS: readonly Row[] = [
  ...document.querySelectorAll("main form section > article"),
].map((row) => {
  const tick = parseTick(tickIn(row) ?? "");
  return { key: keyOf(row), title: titleOf(row), price: tick && tick.seen / 100 };
});
