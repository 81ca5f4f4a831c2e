"use client"; // Shows how many lines this device has ticked, and their total.

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type TickedLine, tickedTotal } from "./device.ts";
import { followTicks } from "./follow-ticks.ts";
import { MOST_LINES } from "./line.ts";
import { rollIn, travel } from "./travel.ts";

/** The count and the total beside the docket's button; nothing until the page's scripts run. */
export function DocketTotal() {
  const [lines, setLines] = useState<readonly TickedLine[]>([]);
  const [isFull, setFull] = useState(false);
  const output = useRef<HTMLOutputElement>(null);
  const total = tickedTotal(lines);
  useEffect(() => {
    const form = document.getElementById("docket");
    if (!(form instanceof HTMLFormElement)) return;
    return followTicks(form, ({ lines, price, isFull = false }) =>
      travel(
        price,
        () => output.current?.querySelector("b") ?? null,
        () =>
          flushSync(() => {
            form.toggleAttribute("data-lines", lines.length > 0);
            setLines(lines);
            setFull(isFull);
          }),
      ),
    );
  }, []);
  // The figures roll into place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new total
  useEffect(() => {
    rollIn(output.current?.querySelector("b"));
  }, [total]);
  if (lines.length === 0) return null;
  return (
    <output ref={output} form="docket">
      <b>{total}</b>{" "}
      <small>
        {isFull
          ? `A quote has room for ${MOST_LINES} lines`
          : `${lines.length} ${lines.length === 1 ? "line" : "lines"}`}
      </small>
    </output>
  );
}
