/** Something on the page that a module enhances. `loader.ts` lists all parts and says what a module has to hold to. */
export type Part = {
  /** Matches its elements, by a `data-` attribute. */
  selector: string;
  load: () => Promise<{ start(): void }>;
  /** Whether an element needs its module as the page opens; otherwise at the first sign that a visitor will use it. */
  now?: () => boolean;
};

/** Events that show that a visitor is about to use what they happen on. */
const INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

function startPart({ selector, load, now }: Part): void {
  let isLoading = false;
  const start = () => {
    if (isLoading) return;
    isLoading = true;
    load()
      .then((module) => module.start())
      .catch((error: unknown) => {
        isLoading = false; // The next event tries again.
        reportError(error);
      });
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) start();
  };
  for (const name of INTENT_EVENTS)
    addEventListener(name, onIntent, { passive: true, capture: true });
  const isFocused = document.activeElement?.closest(selector);
  if (isFocused || (now?.() && document.querySelector(selector))) start();
}

/** Starts each part's module once it is needed (`loader.ts`). */
export function startParts(parts: readonly Part[]): void {
  parts.forEach(startPart);
}
