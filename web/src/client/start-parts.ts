import { attempt } from "./attempt.ts";
import { createHold } from "./hold.ts";
import { hideOffline } from "./offline.ts";
import { elementOf, type Module, type Part } from "./part.ts";

/**
 * Events that show that a visitor is about to use what they happen on, or has begun to: a field may be filled in without
 * the focus, or have it since its module could not be loaded.
 */
const INTENT_EVENTS = ["pointermove", "pointerdown", "touchstart", "focusin", "input"] as const;

/** What a visitor can use. On a phone, a touch anywhere else starts a scroll. */
const INTERACTIVE = "a, button, summary, input, select, textarea, label";

/** How close to the viewport counts as near. */
const NEAR = "400px";

const isScroll = ({ type, target }: Event, pointerType?: string) =>
  (type === "touchstart" || pointerType === "touch") &&
  !(target instanceof Element && target.closest(INTERACTIVE));

/** A field with autofocus is focused without the visitor having used it. */
const isAutofocused = (target: Element) => target.matches("[autofocus]");

let restsAt: string | undefined;

/** Whether the pointer is where it was first seen: the browser itself reports one that rests on a new page. */
function isAtRest(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
  // Not its movement, which is always 0 in some browsers.
  const at = `${event.clientX} ${event.clientY}`;
  restsAt ??= at;
  return at === restsAt;
}

/** Loads a part's module once it is needed, and has it enhance the part's elements, also those that come later. */
function startPart(part: Part): void {
  let module: Module | undefined;
  let loading: Promise<void> | undefined;
  const enhanced = new WeakSet<HTMLElement>();
  const enhance = (element: HTMLElement) => {
    if (!module || enhanced.has(element)) return;
    enhanced.add(element);
    // What was held is then done by HTML.
    attempt(() => module?.enhance?.(element));
  };
  const loadNow = async () => {
    // Once more: a phone that changes networks drops what it was fetching.
    module = await part.load().catch(part.load);
    module.start?.();
    hideOffline();
    document.querySelectorAll<HTMLElement>(part.selector).forEach(enhance);
  };
  /** Rejects if the module cannot be loaded. */
  const start = () => {
    loading ??= loadNow().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const startQuietly = () => void start().catch(() => {});

  const onIntent = (event: Event) => {
    // Before all else: it notes where the pointer rests, wherever that is.
    if (isAtRest(event)) return;
    const element = elementOf(part, event.target);
    if (!element || isScroll(event, (event as Partial<PointerEvent>).pointerType)) return;
    if (event.type === "focusin" && isAutofocused(event.target as Element)) return; // It is in an element.
    if (module) enhance(element);
    else startQuietly();
  };
  for (const name of INTENT_EVENTS)
    addEventListener(name, onIntent, { passive: true, capture: true });
  createHold(part, { start, isStarted: () => module !== undefined, enhance });
  if (part.when === "near") whenScrolledNear(part.selector, startQuietly);
  const { activeElement } = document;
  const isUsed = activeElement && elementOf(part, activeElement) && !isAutofocused(activeElement);
  if (isUsed || part.now?.()) startQuietly();
}

/** Calls back when a matching element is near the viewport after the visitor, or the browser, has scrolled. */
function whenScrolledNear(selector: string, callback: () => void): void {
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callback();
      },
      { rootMargin: NEAR },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  };
  document.addEventListener("scroll", watch, { once: true, passive: true });
}

/** Starts each part's module once it is needed (`loader.ts`). */
export function startParts(parts: readonly Part[]): void {
  addEventListener("online", hideOffline);
  for (const part of parts) attempt(() => startPart(part));
}
