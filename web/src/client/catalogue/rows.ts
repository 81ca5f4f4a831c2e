import { parseTick } from "../../quote/line.ts";

/** What the filter compares of a row: its title, and its price in AUD. */
export type Row = { title: string; price: number | null };

/**
 * The rows of the page's catalogue, in its order; none on other pages. Read as the page loads, because a browser may
 * translate it later.
 */
export const ROWS: readonly Row[] = [
  ...document.querySelectorAll("main form section > article"),
].map((row) => {
  const tick = parseTick(row.querySelector<HTMLInputElement>("[name=line]")?.value ?? "");
  return {
    title: row.querySelector("h3")?.firstChild?.textContent ?? "",
    price: tick && tick.seen / 100,
  };
});
