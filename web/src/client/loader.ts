/**
 * The script that every page of our own server loads first, built separately (`server/build/client.ts`). It starts
 * what works on its own, and the modules below once they are needed.
 *
 * **A module** is a file of this folder that exports `start()`, `enhance(element)` or both, and has a line in `PARTS`.
 * The server has rendered the element, which works without the module; the module never renders it again, it changes
 * what is there.
 * - It finds things by `data-` attributes, ids and names of form fields (`form.elements`), never by text or position:
 *   an extension or a translator may wrap, move or copy elements, and put its own between them.
 * - In `start`, called once, it listens on the window, in the capture phase (an extension may stop events further in),
 *   and asks `closest`, so that an element which was replaced still works. `enhance` is called once for each element, when the module has started and when an element
 *   comes later (a copy may have been enhanced already); it reads what the visitor has typed or ticked by then from the
 *   page.
 * - It keeps the focus where it is, and says a new state once, in an element with a live role that was there before.
 * - It imports neither components nor anything of the server. Markup that it adds, it copies from a `<template>` or an
 *   element that the server wrote.
 *
 * **The first tap counts.** Until a module has started, the loader holds what `hold` names (clicks, submissions, keys)
 * and does it once when it has (`click()`, `requestSubmit(submitter)`, the key), or without the module if that cannot
 * be loaded: a link is then followed and a form sent as without scripts. So a module never looks for past events.
 */

import { followAnnouncement } from "./announcement.ts";
import { attempt } from "./attempt.ts";
import { countContacts } from "./count-contact.ts";
import { paintFirstScreenFirst } from "./defer-layout.ts";
import { closesDropdown } from "./dropdowns.ts";
import { hasDraft } from "./forms/draft.ts";
import { isRestored } from "./is-restored.ts";
import { readLoaded } from "./loaded.ts";
import { ignoreDoubleClicks, onAnyClick } from "./on-any-click.ts";
import type { Part } from "./part.ts";
import { readTicked } from "./quote/device.ts";
import { followSearchKey } from "./search-key.ts";
import { startParts } from "./start-parts.ts";

/**
 * Whether this device has a quote in progress, which every page shows; or had one, and the browser may have ticked again
 * what was taken off it.
 */
function hasTicked(): boolean {
  const ticked = readTicked();
  return ticked !== null && (ticked.length > 0 || isRestored());
}

/** A quote says at once whether it is this browser's own, or was sent from it. */
const hasSheet = () => document.querySelector("[data-sheet]") !== null;

/** Whether the browser has restored a filter, or a link sets one. */
const hasFilter = () =>
  new URLSearchParams(location.search).has("q") ||
  document.querySelector("[data-filter]:not(:placeholder-shown)") !== null;

const PARTS: readonly Part[] = [
  {
    selector: "[data-form]",
    load: () => import("./forms/form.ts"),
    when: "near",
    now: hasDraft,
    hold: { submit: true },
  },
  {
    selector: "form[data-search]",
    load: () => import("./search.ts"),
    when: "used",
  },
  {
    selector: "[data-docket]",
    load: () => import("./quote/docket.ts"),
    when: "used",
    now: hasTicked,
    hold: { submit: true },
  },
  {
    selector: "[data-sheet]",
    load: () => import("./quote/sheet.ts"),
    when: "used",
    now: hasSheet,
    hold: { click: "[data-remove], [data-step]", submit: true },
  },
  {
    selector: "[data-catalogue]",
    load: () => import("./catalogue/filter.ts"),
    when: "near",
    now: hasFilter,
  },
  {
    selector: "a[data-copy]",
    load: () => import("./copy-link.ts"),
    when: "used",
    hold: { click: "a" },
  },
  {
    selector: "header:has(#navigation)",
    load: () => import("./menu.ts"),
    when: "used",
    hold: { key: closesDropdown },
  },
  {
    selector: "[data-load-more]",
    load: () => import("./load-more.ts"),
    when: "near",
    now: () => readLoaded() !== null,
    hold: { click: "a[data-next]" },
  },
];

const WORK = [
  // Before everything else that listens.
  ignoreDoubleClicks,
  // Of use before the first paint only.
  followAnnouncement,
  paintFirstScreenFirst,
  // Before everything else that listens to a part.
  () => startParts(PARTS),
  // The browser would scroll to the field that it focuses, not to where the visitor was.
  () =>
    isRestored() &&
    document.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true }),
  countContacts,
  followSearchKey,
  () => onAnyClick((target) => target.closest("[data-print]") && print()),
];
WORK.forEach(attempt);
