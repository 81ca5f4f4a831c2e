"use client"; // Shows how many lines this device has ticked, and their total.

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "@/components/rate-card/rate-card.module.css";
import { followTicks } from "../../client/quote/follow-ticks.ts";
import { rollIn, travel } from "../../client/quote/travel.ts";
import type { TickedLine } from "../../quote/line.ts";
import { MOST_LINES } from "../../quote/line.ts";
import { tickedTotal } from "../../quote/ticked-total.ts";
import { DocketLines } from "./docket-lines";

/** The rate card in a page's opening, whose foot has room for the total (`rate-card.module.css`). */
const findCard = () => document.querySelector("[data-opening] aside [name=line]")?.closest("aside");

/** Hides the docket while the visitor sees the foot of the card. */
function followCard(foot: Element | null): (() => void) | undefined {
  const form = document.getElementById("docket");
  if (!foot || !form) return;
  // Until the first report, so that the docket does not flash.
  form.toggleAttribute("data-on-card", true);
  // The latest: a busy browser reports several moments at once.
  const observer = new IntersectionObserver((entries) =>
    form.toggleAttribute("data-on-card", entries.at(-1)?.isIntersecting),
  );
  observer.observe(foot);
  return () => {
    observer.disconnect();
    form.removeAttribute("data-on-card");
  };
}

/** The figures of the total: in the docket, and on the card. */
const figures = () => [...document.querySelectorAll<HTMLElement>("output[form=docket] b")];

/** The one that the visitor sees. */
const shownFigure = () =>
  figures().find((figure) => figure.checkVisibility({ visibilityProperty: true })) ?? null;

/** The count, the total and the lines beside the docket's button; nothing until the page's scripts run. */
export function DocketTotal() {
  const [lines, setLines] = useState<readonly TickedLine[]>([]);
  const [isFull, setFull] = useState(false);
  const [card, setCard] = useState<Element>();
  const total = tickedTotal(lines);
  useEffect(() => {
    const form = document.getElementById("docket");
    if (!(form instanceof HTMLFormElement)) return;
    setCard(findCard() ?? undefined);
    return followTicks(form, ({ lines, price, isFull = false }) =>
      travel(price, shownFigure, () => {
        form.toggleAttribute("data-lines", lines.length > 0);
        setLines(lines);
        setFull(isFull);
      }),
    );
  }, []);
  // The figures roll into place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new total
  useEffect(() => figures().forEach(rollIn), [total]);
  if (lines.length === 0) return null;
  const output = (
    <output form="docket">
      <b>{total}</b>{" "}
      <small>
        {isFull
          ? `A quote has room for ${MOST_LINES} lines`
          : `${lines.length} ${lines.length === 1 ? "line" : "lines"}`}
      </small>
    </output>
  );
  return (
    <>
      {output}
      <DocketLines lines={lines} />
      {card &&
        createPortal(
          <p ref={followCard} className={styles.total}>
            {output}
            <button type="submit" form="docket" className="button small">
              See your quote
            </button>
          </p>,
          card,
        )}
    </>
  );
}
