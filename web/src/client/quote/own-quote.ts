import type { LineRequest } from "../../quote/line.ts";
import { parseQuote, QUOTE_PATH } from "../../quote/request.ts";
import { readTicked, saveTicked } from "./device.ts";

const QUOTE = "[data-own-quote]";

type Line = Pick<LineRequest, "key" | "quantity">;

/** The lines of the quote on this page. */
function readLines(): readonly Line[] {
  const quote = document.querySelector<HTMLElement>(QUOTE);
  return quote ? (JSON.parse(quote.dataset.ownQuote ?? "[]") as Line[]) : []; // `quote-page.tsx`
}

/** The lines of the quote that the visitor came from; none if it was another page. */
function linesBefore(): readonly LineRequest[] {
  if (!URL.canParse(document.referrer)) return [];
  const { origin, pathname, searchParams } = new URL(document.referrer);
  return origin === location.origin && pathname === QUOTE_PATH
    ? parseQuote(searchParams).lines
    : [];
}

/** The device's lines, if they are those with these keys. */
function tickedWith(keys: readonly string[]) {
  const ticked = readTicked() ?? [];
  const isSame = ticked.length === keys.length && ticked.every((line) => keys.includes(line.key));
  return isSame ? ticked : [];
}

/** Takes a line off the device's lines as its link is followed: the next page may not run scripts. */
function onRemove({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLElement>("[data-remove]");
  const ticked = link ? tickedWith(readLines().map(({ key }) => key)) : [];
  if (link && ticked.length > 0) {
    saveTicked(ticked.filter(({ key }) => key !== link.dataset.remove));
  }
}

/** Saves the quantities and removals of the quote that the visitor came from. */
function takeOver(): void {
  const ticked = tickedWith(linesBefore().map(({ key }) => key));
  const quantities = new Map(readLines().map(({ key, quantity }) => [key, quantity]));
  const changed = ticked.flatMap((line) => {
    const quantity = quantities.get(line.key);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  if (ticked.length > 0) saveTicked(changed);
}

let isListening = false;

/**
 * Saves removed lines and changed quantities, where this is the quote of the device's ticks, or the visitor came from
 * it. A quote that was shared never changes the ticks of whoever opens it.
 */
export function enhance(): void {
  if (isListening) return;
  isListening = true;
  takeOver();
  document.addEventListener("click", onRemove, { capture: true });
}
