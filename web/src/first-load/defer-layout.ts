import { isRestored } from "./is-restored.ts";
import { whenIdle } from "./when-idle.ts";

/** What is below the first screen as a rule: a page's other blocks, the groups of a long list, and the footer. */
const PARTS = "main > * + *, main form section, body > footer";

/** Stands in for the height of a part until it is laid out. */
const HEIGHT = "auto 40rem";

/**
 * Lets the browser lay out only the parts in view before it first paints, and then the others one by one, so that a
 * long page does not block a slow phone. Has to run before the first paint. A page that opens further down is laid
 * out at once: the browser scrolls to a fragment, or to where the visitor was, by the height of what is above.
 */
export function deferLayout(): void {
  if (isRestored() || location.hash) return;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  for (const { style } of parts) {
    style.contentVisibility = "auto";
    style.containIntrinsicSize = HEIGHT;
  }
  const layOut = (part: HTMLElement) => part.removeAttribute("style");
  const layOutAll = () => parts.splice(0).forEach(layOut);
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    layOut(part);
    whenIdle(layOutNext);
  };
  addEventListener("click", ({ target }) => {
    // The browser is about to scroll past parts of unknown height.
    if (target instanceof Element && target.closest("a[href*='#']")) layOutAll();
  });
  whenIdle(layOutNext);
}
