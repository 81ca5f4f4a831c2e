"use client";
// A client component because Escape and a click elsewhere have to close the dropdowns.

import { useEffect } from "react";

const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>("#navigation details[open]");

/** Closes the header's dropdowns on Escape, on a click elsewhere and when focus leaves them. */
export function MenuKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      for (const dropdown of openDropdowns()) {
        if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
        dropdown.open = false;
      }
      // Hides what the pointer holds open until it leaves (WCAG 1.4.13).
      const hovered = document.querySelector("#navigation > ul > li:hover");
      hovered?.classList.add("dismissed");
      hovered?.addEventListener("pointerleave", () => hovered.classList.remove("dismissed"), {
        once: true,
      });
    };
    const onAway = (event: Event) => {
      for (const dropdown of openDropdowns()) {
        if (event.target instanceof Node && !dropdown.contains(event.target)) dropdown.open = false;
      }
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onAway);
    document.addEventListener("focusin", onAway);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onAway);
      document.removeEventListener("focusin", onAway);
    };
  }, []);
  return null;
}
