import { hasDraft } from "./forms/draft.ts";

/** Events that show that a visitor is about to use something. */
const INTENT_EVENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** What a visitor can use. On a phone, a touch anywhere else starts a scroll. */
const INTERACTIVE = "a, button, summary, input, select, textarea, label";

/** What React takes over as soon as a visitor scrolls to it: forms. A page without one never needs React. */
export const NEEDS_REACT = "[data-hydrate]";

/** The fields of a catalogue's filter, which works without the framework. */
const FRAMEWORK_FREE = "main form:has(article) :is([type=search], select)";

/** How close to the viewport counts as near. */
const NEAR = "400px";

/** Lets a tap right after a scroll finish before the framework starts, which blocks the main thread. */
const AFTER_SCROLL_MS = 250;

const isScroll = (event: Event) =>
  (event.type === "touchstart" || (event as { pointerType?: string }).pointerType === "touch") &&
  !(event.target instanceof Element && event.target.closest(INTERACTIVE));

const isFrameworkFree = (target: EventTarget | null) =>
  target instanceof Element && target.matches(FRAMEWORK_FREE);

/** A field with autofocus is focused without the visitor having used it. */
const isAutofocused = (target: EventTarget | null) =>
  target instanceof Element && target.hasAttribute("autofocus");

/** How long to wait for the click of a pointer that is down. */
const LONGEST_TAP_MS = 1_000;

/** Calls back after the next paint, so that starting the framework does not delay it. */
const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/**
 * Calls back once, when the page's scripts are first needed: the visitor moves or presses a pointer,
 * presses a key or focuses something, scrolls near a form, or
 * there is a draft to restore. A form in the first viewport waits for one of the other events.
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
  let restsAt: string | undefined;
  /** Whether the pointer is where it was first seen: the browser itself reports one that rests on a new page. */
  const isAtRest = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
    // Not its movement, which is always 0 in some browsers.
    const at = `${event.clientX} ${event.clientY}`;
    restsAt ??= at;
    return at === restsAt;
  };
  let isCalled = false;
  const onIntent = (event: Event) => {
    if (isScroll(event) || isAtRest(event)) return;
    if (event.type === "focusin" && isAutofocused(event.target)) return;
    if (isCalled || isFrameworkFree(event.target)) return;
    isCalled = true;
    if (event.type === "pointerdown" || event.type === "touchstart") {
      // Wait for the click of this tap, so that starting the framework does not delay it.
      document.addEventListener("click", soon, { signal });
      setTimeout(needed, LONGEST_TAP_MS);
    } else {
      soon();
    }
  };
  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, onIntent, { signal, passive: true, capture: true });
  }
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setTimeout(needed, AFTER_SCROLL_MS);
      },
      { rootMargin: NEAR },
    );
    for (const element of document.querySelectorAll(NEEDS_REACT)) observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  };
  document.addEventListener("scroll", watch, { signal, once: true, passive: true });
  // The visitor acted before this script loaded, the fragment selects content, or there is something to restore.
  const { activeElement } = document;
  const isUsed =
    activeElement &&
    activeElement !== document.body &&
    !isAutofocused(activeElement) &&
    !isFrameworkFree(activeElement);
  if (isUsed || location.hash || hasDraft()) needed();
}
