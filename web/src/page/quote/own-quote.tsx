"use client"; // Takes over what was changed on the page of a quote into the ticks that this device keeps.

import { useEffect } from "react";
import { readTicked, saveTicked } from "../../client/quote/device.ts";
import type { LineRequest } from "../../quote/line.ts";
import { parseQuote, QUOTE_PATH } from "../../quote/request.ts";

type Line = Pick<LineRequest, "key" | "quantity">;

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
function onRemove({ target }: Event, lines: readonly Line[]): void {
  const link = target instanceof Element && target.closest<HTMLElement>("[data-remove]");
  const ticked = link ? tickedWith(lines.map(({ key }) => key)) : [];
  if (link && ticked.length > 0) {
    saveTicked(ticked.filter(({ key }) => key !== link.dataset.remove));
  }
}

/**
 * Saves removed lines and changed quantities, where this is the quote of the device's ticks, or the visitor came from
 * it. A quote that was shared never changes the ticks of whoever opens it.
 */
export function OwnQuote({ lines }: { lines: readonly Line[] }) {
  useEffect(() => {
    const ticked = tickedWith(linesBefore().map(({ key }) => key));
    const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
    const changed = ticked.flatMap((line) => {
      const quantity = quantities.get(line.key);
      return quantity === undefined ? [] : [{ ...line, quantity }];
    });
    if (ticked.length > 0) saveTicked(changed);
    const onClick = (event: Event) => onRemove(event, lines);
    // First: React stops a click in a part that it has not hydrated yet.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [lines]);
  return null;
}
