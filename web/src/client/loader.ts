/**
 * The script that every page of our own server loads first, built separately (`server/build/client.ts`). It starts
 * what works on its own, and the modules below as they are needed.
 *
 * **A module** is a file of this folder that exports `start()`, and has a line in `PARTS`. The server has rendered the
 * element, which works without the module; the module never renders it again, it changes what is there.
 * - It finds things by `data-` attributes, ids and names of form fields (`form.elements`), never by text or position:
 *   an extension or a translator may wrap, move or copy elements, and put its own between them.
 * - It listens on the window, in the capture phase (an extension may stop events further in), and asks `closest`, so
 *   that an element which was replaced still works.
 * - It reads what the visitor has typed or ticked by then from the page. What they pressed before, HTML has done.
 * - It keeps the focus where it is, and says a new state once, in an element with a live role that was there before.
 * - It imports neither components nor anything of the server. Markup that it adds, it copies from a `<template>` or an
 *   element that the server wrote.
 */

import { ignoreDoubleClicks, onAnyClick } from "./clicks.ts";
import { countContacts } from "./count-contact.ts";
import { readTicked } from "./quote/device.ts";
import { followSearchKey } from "./search-key.ts";

/** Something on the page that a module enhances. */
type Part = {
  /** Matches its elements, by a `data-` attribute. */
  selector: string;
  load: () => Promise<{ start(): void }>;
  /** Whether an element needs its module as the page opens; otherwise at the first sign that a visitor will use it. */
  now?: () => boolean;
};

/**
 * Whether this device has a quote in progress, which every page shows, or the page has ticks: one that is made just before
 * its page is left must be kept.
 */
const hasTicks = () =>
  document.querySelector("[name=line][form=docket]") !== null || readTicked().length > 0;

/** Whether the browser has restored a filter, or a link sets one. */
const hasFilter = () =>
  new URLSearchParams(location.search).has("q") ||
  document.querySelector("[data-filter]:not(:placeholder-shown)") !== null;

const isThere = () => true;

const narrowMenu = () => document.querySelector<HTMLElement>("#navigation:popover-open");

const PARTS: readonly Part[] = [
  { selector: "[data-form]", load: () => import("./forms/form.ts"), now: isThere },
  { selector: "[data-load-more]", load: () => import("./load-more.ts"), now: isThere },
  // It says at once whether it is this browser's own, or was sent from it.
  { selector: "[data-sheet]", load: () => import("./quote/sheet.ts"), now: isThere },
  { selector: "[data-docket]", load: () => import("./quote/docket.ts"), now: hasTicks },
  { selector: "[data-catalogue]", load: () => import("./catalogue/filter.ts"), now: hasFilter },
  { selector: "form[data-search]", load: () => import("./search.ts") },
  { selector: "a[data-copy]", load: () => import("./copy-link.ts") },
  { selector: "header:has(#navigation)", load: () => import("./menu.ts") },
];

/** Events that show that a visitor is about to use what they happen on. */
const INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

function startPart({ selector, load, now }: Part): void {
  let isLoading = false;
  const start = () => {
    if (isLoading) return;
    isLoading = true;
    load()
      .then((module) => module.start())
      .catch((error: unknown) => {
        isLoading = false; // The next event tries again.
        reportError(error);
      });
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) start();
  };
  for (const name of INTENT_EVENTS)
    addEventListener(name, onIntent, { passive: true, capture: true });
  const isFocused = document.activeElement?.closest(selector);
  if (isFocused || (now?.() && document.querySelector(selector))) start();
}

const WORK = [
  // Before everything else that listens.
  ignoreDoubleClicks,
  () => PARTS.forEach(startPart),
  // A page that Back restores would still show the menu that was tapped.
  () => onAnyClick((target) => target.closest("#navigation a") && narrowMenu()?.hidePopover()),
  countContacts,
  followSearchKey,
  () => onAnyClick((target) => target.closest("[data-print]") && print()),
];
for (const work of WORK) {
  try {
    work();
  } catch (error) {
    // An extension or a browser may lack or break anything, which must not stop the rest.
    reportError(error);
  }
}
