import { parseTick } from "../../quote/line.ts";

/** What the filter compares of a row: its title, and its price in AUD. */
export type Row = { title: string; price: number | null };

/**
 * The rows of the page's catalogue, in its order; none on other pages. Read as the page loads, because a browser may
 * translate it later.
 */
const readRows = (): Row[] =>
  [...document.querySelectorAll("main form section > article")].map((row) => {
    const tick = parseTick(row.querySelector<HTMLInputElement>("[name=line]")?.value ?? "");
    return {
      title: row.querySelector("h3")?.firstChild?.textContent ?? "",
      price: tick && tick.seen / 100,
    };
  });

let isStarted = false;

/** Starts the filter of a page with a catalogue. Without it, the form requests the filtered page, as without JavaScript. */
export async function startFilter(): Promise<void> {
  const rows = readRows();
  if (isStarted || rows.length === 0) return;
  isStarted = true;
  const filter = await import("./follow-filter.ts").catch(() => null);
  filter?.followFilter(rows);
}
