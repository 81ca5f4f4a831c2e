import { isComposing } from "./keys.ts";

export const MENU = "#navigation";

/** The open lists of the menu, and that of the docket, which hangs from the header. */
const OPEN = `:is(${MENU}, #docket) details[open]`;

export const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(OPEN);

/** The narrow menu closes by itself, with its accordion as it is. */
export const isNarrowMenuOpen = () => document.querySelector(`${MENU}:popover-open`) !== null;

/** Whether a key closes a dropdown that is open. The browser has uses of its own for Escape everywhere else. */
export const closesDropdown = (event: KeyboardEvent): boolean =>
  event.key === "Escape" &&
  !isComposing(event) &&
  !isNarrowMenuOpen() &&
  openDropdowns().length > 0;
