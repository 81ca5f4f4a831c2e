import { picks, queryOf, type Selection, selectionOf } from "../../search/selection.ts";
import { deferLayout, layOutDeferred } from "../defer-layout.ts";
import { setText } from "../elements.ts";
import { opensElsewhere } from "../opens-elsewhere.ts";
import { replaceEntry } from "../replace-entry.ts";
import { createGroupMarker } from "./group-marker.ts";
import { createTitleSearch, loadSiteSearch } from "./row-search.ts";
import { keyOf, ROWS } from "./rows.ts";

/**
 * How long a visitor pauses after the last key. Only then is the address changed, which Safari refuses more than a hundred
 * times in 30 seconds, and the number of rows said.
 */
const PAUSE_MS = 500;

const addressSelection = () => selectionOf(new URLSearchParams(location.search));

/** The selection in the form's fields. */
function formSelection(form: HTMLFormElement): Selection {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, `${value}`);
  return selectionOf(query);
}

const groupsIn = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLElement>("section:has(> article)");

const isSearchField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === "search";

const comparisonIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>("#comparison");

/**
 * Takes an entry out of the comparison, and hides that with its last entry.
 * @param button its “Leave out”
 */
function leaveOut(form: HTMLFormElement, button: HTMLButtonElement): void {
  const comparison = comparisonIn(form);
  const column = button.closest("td")?.cellIndex;
  if (!comparison || column === undefined) return;
  for (const row of comparison.querySelectorAll("tr")) {
    const cell = row.cells[column];
    if (cell) cell.hidden = true;
  }
  for (const field of comparison.querySelectorAll("input"))
    field.disabled ||= field.value === button.value;
  const next = comparison.querySelector<HTMLElement>("td:not([hidden]) > button");
  comparison.hidden = !next;
  (next ?? form.querySelector<HTMLElement>("[type=search]"))?.focus();
}

/**
 * Hides the rows and groups outside the selection.
 * @param matches the titles that match its words; `null` without words, or while that cannot be told
 * @returns how many are left
 */
function applySelection(
  form: HTMLFormElement,
  selection: Selection,
  matches: ReadonlySet<string> | null,
): number {
  const groups = form.parentElement?.querySelector("nav");
  const isPicked = picks(selection, matches);
  const byKey = new Map(ROWS.map((row) => [row.key, row]));
  let totalCount = 0;
  for (const group of groupsIn(form)) {
    let groupCount = 0;
    for (const element of group.querySelectorAll("article")) {
      const row = byKey.get(keyOf(element));
      const isHidden = !row || !isPicked({ ...row, group: group.dataset.group ?? "" });
      // Writing the same value would have the browser style it again.
      if (element.hidden !== isHidden) element.hidden = isHidden;
      if (!isHidden) groupCount++;
    }
    group.hidden = groupCount === 0;
    totalCount += groupCount;
    const entry = groups?.querySelector(`a[href="#${group.id}"]`)?.closest("li");
    if (entry) entry.hidden = groupCount === 0;
    setText(entry?.querySelector("span"), `${groupCount}`);
  }
  const emptyNote = form.querySelector<HTMLElement>("[data-none]");
  if (emptyNote) emptyNote.hidden = totalCount > 0;
  const comparison = comparisonIn(form);
  // It would stand between the search and the note that nothing matches.
  if (comparison) comparison.hidden = totalCount === 0 || selection.compare.length === 0;
  return totalCount;
}

/** Makes the links of the switch between the views keep the rest of the selection. */
function linkViews(form: HTMLFormElement, selection: Selection): void {
  for (const link of form.querySelectorAll<HTMLAnchorElement>("a[data-view]")) {
    const view = link.dataset.view === "cards" ? "cards" : "rates";
    link.search = queryOf({ ...selection, view });
  }
}

/** Says which view is shown, within the status that says how many. */
function sayView(form: HTMLFormElement, view: string): void {
  for (const link of form.querySelectorAll<HTMLElement>("a[data-view]"))
    link.ariaCurrent = link.dataset.view === view ? "true" : null;
  const status = form.querySelector("output");
  const shown = status?.querySelector(".sr-only") ?? document.createElement("span");
  shown.className = "sr-only";
  status?.append(shown);
  shown.textContent = view === "cards" ? ", shown as cards" : ", shown as a rate card";
}

/** The form of the catalogue, which an extension may have replaced. */
const findForm = () => document.querySelector<HTMLFormElement>("[data-filter]");

/** Filters the catalogue as its fields change, without leaving the page, and updates the address to match. */
export function start(): void {
  let isLoading = false;
  let search = createTitleSearch(ROWS);
  const observeGroups = createGroupMarker();
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** @param isTyping whether further keys are likely */
  const update = (form: HTMLFormElement, isTyping = false) => {
    observeGroups(form);
    clearTimeout(pause);
    // Each key may show or hide most rows: only those in view are laid out before its frame.
    if (isTyping) deferLayout(groupsIn(form));
    const selection = formSelection(form);
    const { words } = selection;
    const count = applySelection(form, selection, words ? search(words) : null);
    const settle = () => {
      setText(form.querySelector("[data-count]"), `${count}`);
      replaceEntry(`${location.pathname}${queryOf(selection)}${location.hash}`);
      layOutDeferred();
    };
    if (isTyping) pause = setTimeout(settle, PAUSE_MS);
    else settle();
    if (words) load();
    linkViews(form, selection);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadSiteSearch(ROWS)
      .then((siteSearch) => {
        search = siteSearch;
        const form = findForm();
        if (form) update(form);
      })
      .catch(() => {
        isLoading = false; // The next input event retries.
      });
  };
  /** Calls a listener for the events within the form. */
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name], form: HTMLFormElement) => void,
  ) => {
    const onEvent = (event: WindowEventMap[Name]) => {
      const form = findForm();
      if (form && event.target instanceof Node && form.contains(event.target))
        listener(event, form);
    };
    addEventListener(name, onEvent, true);
  };
  const prepare = (target: EventTarget | null) => isSearchField(target) && load();
  listen("focusin", ({ target }) => prepare(target));
  listen("click", (event, form) => {
    const link = event.target instanceof Element && event.target.closest("a[data-view]");
    const field = form.elements.namedItem("view");
    if (!link || !(field instanceof HTMLInputElement) || opensElsewhere(event)) return;
    event.preventDefault();
    // The stylesheet follows this field.
    field.value = link.getAttribute("data-view") ?? "";
    update(form);
    sayView(form, field.value);
  });
  const onField = ({ type, target }: Event, form: HTMLFormElement) => {
    // A tick belongs to the form of the quote.
    if (target instanceof HTMLInputElement && target.type === "checkbox") return;
    update(form, type === "input" && isSearchField(target));
  };
  listen("input", onField);
  // Dictation and form fillers may send it alone.
  listen("change", onField);
  // Once its fields are as they were.
  listen("reset", (_, form) => setTimeout(() => update(form)));
  listen("submit", (event, form) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement && event.submitter.name === "without") {
      leaveOut(form, event.submitter);
    }
    update(form);
  });
  addEventListener("popstate", () => {
    const form = findForm();
    if (form && queryOf(addressSelection()) !== queryOf(formSelection(form))) location.reload();
  });
  const form = findForm();
  if (form) observeGroups(form);
  // The focus may be what started this module.
  prepare(document.activeElement);
  // Apply what was typed or selected before this script loaded: the page shows what its address says.
  if (form && queryOf(formSelection(form)) !== queryOf(addressSelection())) update(form);
}
