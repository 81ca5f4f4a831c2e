import { hasDraft } from "../enquiries/draft.ts";

/** What a visitor does who is about to use something. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** What can be used. On a phone a touch anywhere else is the beginning of a scroll. */
const USABLE = "a, button, summary, input, select, textarea, label";

/** What only scripts do well, and a visitor scrolls to. */
const WORTH_A_SCROLL = "main form, a[data-in-place]";

/** How far from the screen something is near. */
const NEAR = "400px";

/** A tap right after a scroll is answered before the framework starts, which takes longer. */
const AFTER_SCROLL_MS = 250;

/** Keys that mean something to a page as a whole: pressed before anybody listens, they wait. */
const SHORTCUTS = /^(?:\/|Escape|k)$/i;

const isScroll = (event: Event) =>
  (event.type === "touchstart" || (event as { pointerType?: string }).pointerType === "touch") &&
  !(event.target instanceof Element && event.target.closest(USABLE));

/** How often, at most, a key is pressed again: for ten seconds, which the code takes on a slow line. */
const MOST_TRIES = 200;

/** Presses a key again and again until somebody takes it. */
function repeat(pressed: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = pressed;
  let tries = MOST_TRIES;
  const timer = setInterval(() => {
    const init = { key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
    const again = new KeyboardEvent("keydown", init);
    if (!target?.dispatchEvent(again) || --tries === 0) clearInterval(timer);
  }, 50);
}

/** How long a finger that is down may stay there. */
const LONGEST_TAP_MS = 1_000;

/** After the browser has shown what it does by itself: starting the framework takes longer than that. */
const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/**
 * Calls back once, at the first sign that a page's scripts are needed: a pointer moves or presses, a
 * key, a focus, a draft to put back, or a form or the link to more comes near the screen as the
 * visitor scrolls. A form that stands in the first window waits for one of the other signs.
 */
export function whenNeeded(callback: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const needed = () => {
    if (signal.aborted) return;
    listening.abort();
    callback();
  };
  const soon = () => afterPaint(needed);
  let isCalled = false;
  const onSign = (event: Event) => {
    if (isScroll(event)) return;
    // The browser's own use of a key goes on; the page's comes when its code has.
    const isKey = event instanceof KeyboardEvent && event.isTrusted;
    if (isKey && SHORTCUTS.test(event.key)) repeat(event);
    if (isCalled) return;
    isCalled = true;
    if (event.type === "pointerdown" || event.type === "touchstart") {
      // The click of this tap is yet to come, and waits for nobody.
      document.addEventListener("click", soon, { signal });
      setTimeout(needed, LONGEST_TAP_MS);
    } else {
      soon();
    }
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, onSign, { signal, passive: true, capture: true });
  }
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setTimeout(needed, AFTER_SCROLL_MS);
      },
      { rootMargin: NEAR },
    );
    for (const element of document.querySelectorAll(WORTH_A_SCROLL)) observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  };
  document.addEventListener("scroll", watch, { signal, once: true, passive: true });
  // Somebody was quicker than this script; the address says what the page should show; or a form
  // has words of theirs to put back.
  const { activeElement } = document;
  const isUsed = activeElement && activeElement !== document.body;
  if (isUsed || location.hash || hasDraft()) needed();
}
