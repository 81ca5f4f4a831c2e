import { isComposing } from "./keys.ts";

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** Opens the search on “/” outside a field. With Shift on a German keyboard, among others. */
export function followSearchKey(): void {
  addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey) return;
      if (isComposing(event) || isEditable(target)) return;
      event.preventDefault();
      const field = document.getElementById("q");
      if (field) field.focus();
      else location.assign("/search");
    },
    { capture: true },
  );
}
