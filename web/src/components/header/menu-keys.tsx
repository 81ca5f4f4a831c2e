"use client";
// A client component because Escape and a click elsewhere have to close the dropdowns, and because
// a page restored by the Back button would otherwise still show the menu that was tapped.

import { useEffect } from "react";
import type { MenuRates } from "./menu-rates";

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

/**
 * Writes the prices into the menu, once per page load; the menu works without them.
 * A failed fetch is retried the next time that the menu is used.
 */
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

const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>("#navigation details[open]");

function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  // Pressed before this code loaded and repeated until handled (`first-load/when-needed.ts`).
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

function onOutsideEvent({ target }: Event) {
  // Leave the accordion of the narrow menu as it is.
  if (document.querySelector("#navigation:popover-open")) return;
  for (const dropdown of openDropdowns()) {
    if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
  }
}

function onMenuUse({ target }: Event) {
  if (target instanceof Element && target.closest("#navigation")) fillMenu();
}

function onLinkClick({ target }: Event) {
  if (!(target instanceof Element) || !target.closest("#navigation a")) return;
  document.getElementById("navigation")?.hidePopover();
}

/**
 * Closes the header's dropdowns on Escape, on a click elsewhere and when focus leaves them, and the
 * narrow menu when one of its links is followed. Fetches the prices shown beside its links.
 */
export function MenuKeys() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onOutsideEvent, { signal });
    document.addEventListener("click", onLinkClick, { signal });
    document.addEventListener("focusin", onOutsideEvent, { signal });
    document.addEventListener("focusin", onMenuUse, { signal });
    document.addEventListener("pointerover", onMenuUse, { signal });
    // Captured, as the toggle event of the narrow menu does not bubble.
    document.addEventListener("toggle", onMenuUse, { signal, capture: true });
    // The menu may already be in use when this script loads.
    if (document.querySelector("#navigation:is(:hover, :focus-within, :popover-open)")) fillMenu();
    return () => controller.abort();
  }, []);
  return null;
}
