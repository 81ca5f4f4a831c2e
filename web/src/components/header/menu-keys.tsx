"use client";
// A client component because Escape and a click elsewhere have to close the dropdowns, and because
// a page restored by the Back button would otherwise still show the menu that was tapped.

import { useEffect } from "react";
import { READY_EVENT } from "../../client/held-keys.ts";
import { isComposing } from "../../client/keys.ts";
import type { MenuRates } from "../../model/menu-rates";

let isFilled = false;

function fill({ prices, services }: MenuRates) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#navigation details a")) {
    const price = prices[link.pathname];
    if (!price) continue;
    const rate = document.createElement("span");
    rate.textContent = price;
    link.after(rate);
  }
  const overviewLink = document.querySelector('#navigation details a[href="/services"]');
  if (!overviewLink) return;
  overviewLink.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  overviewLink.parentElement?.setAttribute("data-shown", "");
}

/** Writes the prices into the menu, once per page load; the menu works without them. */
async function fillMenu(): Promise<void> {
  if (isFilled) return;
  isFilled = true;
  try {
    const response = await fetch("/menu.json");
    fill(await response.json());
  } catch {
    isFilled = false;
  }
}

/** The open lists of the menu, and that of the docket, which hangs from the header. */
const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>(":is(#navigation, #docket) details[open]");

function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape" || isComposing(event)) return;
  // Repeated because it was pressed before this code loaded (`client/held-keys.ts`).
  if (!event.isTrusted) event.preventDefault();
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
  // Hides the dropdown that hovering keeps open, until the pointer leaves (WCAG 1.4.13).
  const item = document.querySelector("#navigation > ul > li:hover");
  item?.setAttribute("data-dismissed", "");
  item?.addEventListener("pointerleave", () => item.removeAttribute("data-dismissed"), {
    once: true,
  });
}

function onOutsideEvent(event: Event) {
  // Leave the accordion of the narrow menu as it is.
  if (document.querySelector("#navigation:popover-open")) return;
  // Not `contains`: a line of the docket is gone once its button has been pressed.
  const path = event.composedPath();
  for (const dropdown of openDropdowns()) if (!path.includes(dropdown)) dropdown.open = false;
}

function onLinkClick({ target }: Event) {
  if (!(target instanceof Element) || !target.closest("#navigation a")) return;
  document.getElementById("navigation")?.hidePopover();
}

/**
 * Closes the header's dropdowns on Escape, on a click elsewhere and when focus leaves them, and the
 * narrow menu when one of its links is followed. Fetches the prices shown beside its links. The last part of the
 * header: when it listens, the others do too, and the keys pressed before are repeated.
 */
export function MenuKeys() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", onKey, { signal });
    // On the window: React stops a click in a part that it has not hydrated yet.
    addEventListener("click", onOutsideEvent, { signal, capture: true });
    document.addEventListener("click", onLinkClick, { signal });
    document.addEventListener("focusin", onOutsideEvent, { signal });
    // At once rather than when the menu opens, which would show it without prices first.
    void fillMenu();
    document.dispatchEvent(new Event(READY_EVENT));
    return () => controller.abort();
  }, []);
  return null;
}
