import { isComposing } from "../keys.ts";

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** Whether a key opens the search: “/” outside a field, or Ctrl or Command with K. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || isComposing(event)) return false;
  // With Shift on a German keyboard, among others.
  if (key === "/") return !isEditable(target);
  // Chrome's autofill dispatches the event without a key.
  return key?.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey;
}
