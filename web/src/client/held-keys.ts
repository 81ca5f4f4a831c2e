import { isSearchShortcut } from "./search/is-search-shortcut.ts";

/** Dispatched on the document once the page's code listens to keys. */
export const READY_EVENT = "ready";

/** Holds the page's shortcuts that are pressed before its code listens, and repeats each once it does. */
export function holdKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.repeat) return;
    const isSearch = isSearchShortcut(event);
    // The browser has shortcuts of its own for these keys.
    if (isSearch) event.preventDefault();
    if (isSearch || event.key === "Escape") held.push(event);
  };
  const release = () => {
    document.removeEventListener("keydown", hold, true);
    for (const event of held) {
      const { key, ctrlKey, metaKey, shiftKey } = event;
      const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      // The search opens wherever its key was pressed, and React stops a key in a part that it has not hydrated yet.
      const target = isSearchShortcut(event) ? document : event.target;
      target?.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  };
  document.addEventListener("keydown", hold, true);
  document.addEventListener(READY_EVENT, release, { once: true });
}
