import { opensElsewhere } from "../../components/opens-elsewhere.ts";
import type { SearchIndex } from "../../search/load-index.ts";
import { picks, queryOf, type Selection, selectionOf } from "../../search/selection.ts";

/** Finds the titles of the rows that match a search. */
type Search = (words: string) => ReadonlySet<string>;

/** A row's title, and its price in whole AUD. */
export type Row = { title: string; price: number | null };

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

/** Loads the site search, restricted to the rows. */
async function loadSearch(rows: Rows): Promise<Search> {
  const [{ searchIn }, response] = await Promise.all([
    import("../../search/rank.ts"),
    fetch("/search/index.json"),
  ]);
  const { entries } = (await response.json()) as SearchIndex; // Our own route returns this type.
  return searchIn(entries, new Set(rows.map(({ title }) => title)));
}

const addressSelection = () => selectionOf(new URLSearchParams(location.search));

/** The selection in the form's fields. */
function formSelection(form: HTMLFormElement): Selection {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, `${value}`);
  return selectionOf(query);
}

const comparisonIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>("#comparison");

/**
 * Takes an entry out of the comparison, and hides that with its last entry. Nothing is removed, as React rendered it.
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
 * @param matches the titles that match its words; `null` without words, or before the search has loaded
 */
function applySelection(
  form: HTMLFormElement,
  groups: HTMLElement,
  rows: Rows,
  selection: Selection,
  matches: ReadonlySet<string> | null,
): void {
  const isPicked = picks(selection, matches);
  let totalCount = 0;
  let index = 0;
  for (const group of form.querySelectorAll<HTMLElement>("section:has(> article)")) {
    let groupCount = 0;
    for (const element of group.querySelectorAll("article")) {
      const row = rows[index++];
      element.hidden = !row || !isPicked({ ...row, group: group.dataset.group ?? "" });
      if (!element.hidden) groupCount++;
    }
    group.hidden = groupCount === 0;
    totalCount += groupCount;
    const entry = groups.querySelector(`a[href="#${group.id}"]`)?.closest("li");
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

/**
 * Filters rows as the form's fields change, without leaving the page, and updates the address to match.
 * @param groups the list of groups
 * @param rows in the order of their elements
 * @returns a function that stops it
 */
export function followFilter(form: HTMLFormElement, groups: HTMLElement, rows: Rows): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isLoading = false;
  let search: Search | undefined;
  const writeAddress = createAddressWriter();
  const update = () => {
    const selection = formSelection(form);
    const { words } = selection;
    applySelection(form, groups, rows, selection, (words && search?.(words)) || null);
    if (words && !search && !isLoading) {
      isLoading = true;
      void loadSearch(rows)
        .then((loadedSearch) => {
          search = loadedSearch;
          update();
        })
        .catch(() => {}) // The next input event retries.
        .finally(() => {
          isLoading = false;
        });
    }
    linkViews(form, selection);
    writeAddress(selection);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[data-view]");
    const field = form.elements.namedItem("view");
    if (!link || !(field instanceof HTMLInputElement) || opensElsewhere(event)) return;
    event.preventDefault();
    // The stylesheet follows this field.
    field.value = link.getAttribute("data-view") ?? "";
    update();
  };
  const onInput = ({ target }: Event) => {
    // A tick belongs to the form of the quote.
    if (!(target instanceof HTMLInputElement && target.type === "checkbox")) update();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement && event.submitter.name === "without") {
      leaveOut(form, event.submitter);
    }
    update();
  };
  const onPopState = () => {
    if (queryOf(addressSelection()) !== queryOf(formSelection(form))) location.reload();
  };
  form.addEventListener("click", onClick, { signal });
  form.addEventListener("input", onInput, { signal });
  form.addEventListener("submit", onSubmit, { signal });
  addEventListener("popstate", onPopState, { signal });
  // Apply what was typed or selected before this script loaded.
  if (new FormData(form).get("q") || queryOf(formSelection(form))) update();
  return () => controller.abort();
}
