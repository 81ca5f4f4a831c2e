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
  const all = document.querySelector('#navigation details a[href="/services"]');
  if (!all) return;
  all.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  all.parentElement?.setAttribute("data-shown", "");
}

/**
 * Writes the prices into the menu, once a page; the menu is whole without them.
 * A failure is tried again the next time that the menu is used.
 */
async function fillMenu(): Promise<void> {
  if (isFilled) return;
  isFilled = true;
  try {
    const answer = await fetch("/menu.json");
    fill(await answer.json());
  } catch {
    isFilled = false;
  }
}

const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>("#navigation details[open]");

function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  // Pressed before this code was here, and again until it is taken (`first-load/when-needed.ts`).
  if (!event.isTrusted) event.preventDefault();
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
  // Hides what the pointer holds open until it leaves (WCAG 1.4.13).
  const hovered = document.querySelector("#navigation > ul > li:hover");
  hovered?.setAttribute("data-dismissed", "");
  hovered?.addEventListener("pointerleave", () => hovered.removeAttribute("data-dismissed"), {
    once: true,
  });
}

function onAway({ target }: Event) {
  // The accordion of the narrow menu stays as the visitor leaves it.
  if (document.querySelector("#navigation:popover-open")) return;
  for (const dropdown of openDropdowns()) {
    if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
  }
}

function onUse({ target }: Event) {
  if (target instanceof Element && target.closest("#navigation")) fillMenu();
}

function onFollow({ target }: Event) {
  if (!(target instanceof Element) || !target.closest("#navigation a")) return;
  document.getElementById("navigation")?.hidePopover();
}

/**
 * Closes the header's dropdowns on Escape, on a click elsewhere and when focus leaves them, and the
 * narrow menu when one of its links is followed. Fetches the prices that stand beside its links.
 */
export function MenuKeys() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onAway, { signal });
    document.addEventListener("click", onFollow, { signal });
    document.addEventListener("focusin", onAway, { signal });
    document.addEventListener("focusin", onUse, { signal });
    document.addEventListener("pointerover", onUse, { signal });
    // The narrow menu, which does not bubble this.
    document.addEventListener("toggle", onUse, { signal, capture: true });
    // What brought this script may have been the use of the menu.
    if (document.querySelector("#navigation:is(:hover, :focus-within, :popover-open)")) fillMenu();
    return () => listening.abort();
  }, []);
  return null;
}
