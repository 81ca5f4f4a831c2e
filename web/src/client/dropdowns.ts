import { isComposing } from "./keys.ts";

export const MENU = "#navigation";

/** The open lists of the menu, and that of the docket. */
const OPEN = `:is(${MENU}, #docket) details[open]`;

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(OPEN);

/** The narrow menu closes by itself, with its accordion as it is. */
const narrowMenu = () => document.querySelector<HTMLElement>(`${MENU}:popover-open`);
const isNarrowMenuOpen = () => narrowMenu() !== null;
export const closeNarrowMenu = () => narrowMenu()?.hidePopover();

function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape" || isComposing(event)) return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
  // Hides the dropdown that hovering keeps open, until the pointer leaves (WCAG 1.4.13).
  const item = document.querySelector(`${MENU} > ul > li:hover`);
  item?.setAttribute("data-dismissed", "");
  item?.addEventListener("pointerleave", () => item.removeAttribute("data-dismissed"), {
    once: true,
  });
}

function onOutsideEvent(event: Event) {
  if (isNarrowMenuOpen()) {
    const isInside =
      event.target instanceof Element && event.target.closest(`${MENU}, header button`);
    // It covers the page, where the focus would be out of sight.
    if (event.type === "focusin" && !isInside) closeNarrowMenu();
    return;
  }
  // Not `contains`: a line of the docket is gone once its button has been pressed.
  const path = event.composedPath();
  for (const dropdown of openDropdowns()) if (!path.includes(dropdown)) dropdown.open = false;
}

let isFollowing = false;

/** Closes the open lists of the menu and the docket on Escape, on a click elsewhere and when focus leaves them. */
export function followDropdowns(): void {
  if (isFollowing) return;
  isFollowing = true;
  const options = { capture: true };
  addEventListener("keydown", onKey, options);
  addEventListener("click", onOutsideEvent, options);
  addEventListener("focusin", onOutsideEvent, options);
}
