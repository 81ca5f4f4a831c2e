"use client";
// A client component because Escape and a click elsewhere have to close the dropdowns, and because
// a page restored by the Back button would otherwise still show the menu that was tapped.

import { useEffect } from "react";
import { fillMenu } from "./fill-menu";

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
