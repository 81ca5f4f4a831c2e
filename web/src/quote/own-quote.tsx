"use client"; // Takes over what was changed on the page of a quote into the ticks that this device keeps.

import { useEffect } from "react";
import { readTicked, saveTicked } from "./device.ts";
import type { LineRequest } from "./line.ts";
import { QUOTE_PATH } from "./request.ts";

type Line = Pick<LineRequest, "key" | "quantity">;

/**
 * Saves removed lines and changed quantities, where the visitor came from the same quote: a quote that was shared
 * never changes the ticks of whoever opens it.
 */
export function OwnQuote({ lines }: { lines: readonly Line[] }) {
  useEffect(() => {
    const ticked = readTicked();
    const isFromQuote =
      URL.canParse(document.referrer) &&
      new URL(document.referrer).origin === location.origin &&
      new URL(document.referrer).pathname === QUOTE_PATH;
    if (!ticked || !isFromQuote) return;
    if (lines.some(({ key }) => !ticked.some((line) => line.key === key))) return;
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
