import { isRestored } from "./is-restored.ts";
import { onAnyClick } from "./on-any-click.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * What is below the first screen as a rule: a page's other blocks, the groups of a long list, and the footer. Not a
 * block that overlaps the one before it, because its negative margin would not leave a part that is laid out by itself.
 */
const PARTS = "main > * + :not(:has([data-overlaps])), main form section, body > footer";

/** Stands in for the height of a part that has never been laid out. */
const HEIGHT = "auto 40rem";

/** How long to leave the browser to its first pictures and to the animations that open a page. */
const SETTLE_MS = 1_000;

const deferred = new Set<HTMLElement>();

/** Lets the browser lay out parts of the page only as they come near the viewport, until `layOutDeferred`. */
export function deferLayout(parts: Iterable<HTMLElement>): void {
  for (const part of parts) {
    part.style.contentVisibility = "auto";
    part.style.containIntrinsicSize = HEIGHT;
    deferred.add(part);
  }
}

function layOut(part: HTMLElement): void {
  // Only these two: an extension may have styled it as well.
  part.style.removeProperty("content-visibility");
  part.style.removeProperty("contain-intrinsic-size");
  deferred.delete(part);
}

/** Lays out what was deferred once the browser is idle, a part for each frame. */
export function layOutDeferred(): void {
  const layOutNext = () => {
    const [part] = deferred;
    if (!part) return;
    layOut(part);
    // After the paint. Chromium may not call itself idle for seconds, as after a resize.
    requestAnimationFrame(() => setTimeout(layOutNext));
  };
  whenIdle(layOutNext);
}

/**
 * Lets the browser paint a page before it lays out what is below the first screen, so that a long page does not block
 * a slow phone. Has to run before the first paint, so only where the browser waits for this script; and only where it
 * keeps what is in view in place as heights above change, which older versions of Safari do not. A page that opens
 * further down is laid out at once: the browser scrolls to a fragment, or to where the visitor was, by the height of
 * what is above.
 */
export function paintFirstScreenFirst(): void {
  onAnyClick((target) => {
    // The browser is about to scroll past parts whose height it does not know.
    if (target.closest("a[href*='#']")) deferred.forEach(layOut);
  });
  const isBeforePaint = "blocking" in HTMLScriptElement.prototype;
  const hasScrollAnchoring = CSS.supports("overflow-anchor: auto");
  if (isBeforePaint && hasScrollAnchoring && !isRestored() && !location.hash) {
    deferLayout(document.querySelectorAll<HTMLElement>(PARTS));
  }
  whenIdle(() => setTimeout(layOutDeferred, SETTLE_MS));
}
