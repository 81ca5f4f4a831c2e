import type { MenuRates } from "../model/menu-rates.ts";
import { isNarrowMenuOpen, MENU, openDropdowns } from "./dropdowns.ts";
import { isComposing } from "./keys.ts";

function fill({ prices, services }: MenuRates) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${MENU} details a`)) {
    const price = prices[link.pathname];
    if (!price) continue;
    const rate = document.createElement("span");
    rate.textContent = price;
    link.after(rate);
  }
  const overviewLink = document.querySelector(`${MENU} details a[href="/services"]`);
  if (!overviewLink) return;
  overviewLink.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  overviewLink.parentElement?.setAttribute("data-shown", "");
}

/** Writes the prices into the menu, which works without them. */
async function fillMenu(): Promise<void> {
  const response = await fetch("/menu.json");
  if (response.ok) fill(await response.json());
}

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
  if (isNarrowMenuOpen()) return;
  // Not `contains`: a line of the docket is gone once its button has been pressed.
  const path = event.composedPath();
  for (const dropdown of openDropdowns()) if (!path.includes(dropdown)) dropdown.open = false;
}

function onLinkClick({ target }: Event) {
  if (!(target instanceof Element) || !target.closest(`${MENU} a`)) return;
  // A page that the Back button restores would still show the menu that was tapped.
  document.querySelector<HTMLElement>(`${MENU}:popover-open`)?.hidePopover();
}

let isListening = false;

/**
 * Closes the header's dropdowns on Escape, on a click elsewhere and when focus leaves them, and the narrow menu when one
 * of its links is followed. Fetches the prices shown beside its links, once per page load.
 */
export function enhance(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("keydown", onKey);
  addEventListener("click", onOutsideEvent, { capture: true });
  document.addEventListener("click", onLinkClick);
  document.addEventListener("focusin", onOutsideEvent);
  fillMenu().catch(() => {});
}
