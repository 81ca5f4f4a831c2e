"use client"; // Takes over what was changed on the page of a quote into the ticks that this device keeps.

import { useEffect } from "react";
import { readTicked, saveTicked } from "./device.ts";
import type { LineRequest } from "./line.ts";
import { parseQuote, QUOTE_PATH } from "./request.ts";

type Line = Pick<LineRequest, "key" | "quantity">;

/** The lines of the quote that the visitor came from; none if it was another page. */
function linesBefore(): readonly LineRequest[] {
  if (!URL.canParse(document.referrer)) return [];
  const { origin, pathname, searchParams } = new URL(document.referrer);
  return origin === location.origin && pathname === QUOTE_PATH
    ? parseQuote(searchParams).lines
    : [];
}

/**
 * Saves removed lines and changed quantities, where the visitor came from the quote of this device's ticks. A quote
 * that was shared never changes the ticks of whoever opens it.
 */
export function OwnQuote({ lines }: { lines: readonly Line[] }) {
  useEffect(() => {
    const ticked = readTicked() ?? [];
    const before = new Set(linesBefore().map(({ key }) => key));
    if (before.size === 0 || before.size !== ticked.length) return;
    if (ticked.some(({ key }) => !before.has(key))) return;
    const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
    saveTicked(
      ticked.flatMap((line) => {
        const quantity = quantities.get(line.key);
        return quantity === undefined ? [] : [{ ...line, quantity }];
      }),
    );
  }, [lines]);
  return null;
}
