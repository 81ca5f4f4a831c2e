import { picks, queryOf, type Selection, selectionOf } from "../../search/selection.ts";
import { deferLayout, layOutDeferred } from "../defer-layout.ts";
import { opensElsewhere } from "../opens-elsewhere.ts";
import { createGroupMarker } from "./group-marker.ts";
import { createTitleSearch, loadSiteSearch } from "./row-search.ts";
import { ROWS, type Row } from "./rows.ts";

type Rows = readonly Row[];

/** The least time between two changes of the address: Safari refuses more than 100 in 30 seconds. */
const ADDRESS_INTERVAL_MS = 400;

/** Writes the selection to the address, at once unless it was written just before. */
function createAddressWriter(): (selection: Selection) => void {
  let latest: Selection;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const write = () => {
    isDue = false;
    const address = `${location.pathname}${queryOf(latest)}${location.hash}`;
    // Keep the state that Next stores there, or Next would request it again.
    history.replaceState(history.state, "", address);
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) write();
    }, ADDRESS_INTERVAL_MS);
  };
  return (selection) => {
    latest = selection;
    isDue = true;
    if (!timer) write();
  };
}

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
 * Hides the rows and groups outside the selection, and shows how many are left.
 * @param matches the titles that match its words; `null` without words, or while that cannot be told
 */
function applySelection(
  form: HTMLFormElement,
  rows: Rows,
  selection: Selection,
  matches: ReadonlySet<string> | null,
): void {
  const groups = form.parentElement?.querySelector("nav");
  const isPicked = picks(selection, matches);
  let totalCount = 0;
  let index = 0;
  for (const group of groupsIn(form)) {
    let groupCount = 0;
    for (const element of group.querySelectorAll("article")) {
      const row = rows[index++];
      const isHidden = !row || !isPicked({ ...row, group: group.dataset.group ?? "" });
      // Writing the same value would have the browser style it again.
      if (element.hidden !== isHidden) element.hidden = isHidden;
      if (!isHidden) groupCount++;
    }
    group.hidden = groupCount === 0;
    totalCount += groupCount;
    const entry = groups?.querySelector(`a[href="#${group.id}"]`)?.closest("li");
    const countLabel = entry?.querySelector("span");
    if (entry) entry.hidden = groupCount === 0;
    if (countLabel) countLabel.textContent = String(groupCount);
  }
  const count = form.querySelector("output > [data-count]");
  if (count) count.textContent = String(totalCount);
  const emptyNote = form.querySelector<HTMLElement>("[data-none]");
  if (emptyNote) emptyNote.hidden = totalCount > 0;
  const comparison = comparisonIn(form);
  // It would stand between the search and the note that nothing matches.
  if (comparison) comparison.hidden = totalCount === 0 || selection.compare.length === 0;
}

/** Makes the links of the switch between the views keep the rest of the selection. */
function linkViews(form: HTMLFormElement, selection: Selection): void {
  for (const link of form.querySelectorAll<HTMLAnchorElement>("a[data-view]")) {
    const view = link.dataset.view === "cards" ? "cards" : "rates";
    link.search = queryOf({ ...selection, view });
  }
}

/** The form of the catalogue, which an extension may have replaced. */
const findForm = () => document.querySelector<HTMLFormElement>("[data-filter]");

/** Filters the catalogue as its fields change, without leaving the page, and updates the address to match. */
export function start(): void {
  const rows = ROWS;
  let isLoading = false;
  let isLoaded = false;
  let search = createTitleSearch(rows);
  const writeAddress = createAddressWriter();
  const observeGroups = createGroupMarker();
  const update = (form: HTMLFormElement) => {
    observeGroups(form);
    const selection = formSelection(form);
    const { words } = selection;
    applySelection(form, rows, selection, words ? search(words) : null);
    if (words) load();
    linkViews(form, selection);
    writeAddress(selection);
  };
  const load = () => {
    if (isLoading || isLoaded) return;
    isLoading = true;
    void loadSiteSearch(rows)
      .then((siteSearch) => {
        isLoaded = true;
        search = siteSearch;
        const form = findForm();
        if (form) update(form);
      })
      .catch(() => {}) // The next input event retries.
      .finally(() => {
        isLoading = false;
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
  const prepare = (target: EventTarget | null, form: HTMLFormElement) => {
    if (!isSearchField(target)) return;
    load();
    // Each key may show or hide most rows: only those in view are laid out before its frame.
    deferLayout(groupsIn(form));
  };
  listen("focusin", ({ target }, form) => prepare(target, form));
  listen("focusout", ({ target }) => {
    if (isSearchField(target)) layOutDeferred();
  });
  listen("click", (event, form) => {
    const link = event.target instanceof Element && event.target.closest("a[data-view]");
    const field = form.elements.namedItem("view");
    if (!link || !(field instanceof HTMLInputElement) || opensElsewhere(event)) return;
    event.preventDefault();
    // The stylesheet follows this field.
    field.value = link.getAttribute("data-view") ?? "";
    update(form);
  });
  listen("input", ({ target }, form) => {
    // A tick belongs to the form of the quote.
    if (!(target instanceof HTMLInputElement && target.type === "checkbox")) update(form);
  });
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
  if (form) prepare(document.activeElement, form);
  // Apply what was typed or selected before this script loaded: the page shows what its address says.
  if (form && queryOf(formSelection(form)) !== queryOf(addressSelection())) update(form);
}
