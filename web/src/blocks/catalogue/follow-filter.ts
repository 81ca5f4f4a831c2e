import type { SearchIndex } from "../../search/load-index.ts";
import { matcher } from "../../search/query.ts";
import {
  MOST_COMPARED,
  picks,
  queryOf,
  type Selection,
  selectionOf,
} from "../../search/selection.ts";

const TITLE = "h3 > :first-child";
const titleOf = (row: Element) => row.querySelector(TITLE)?.textContent ?? "";

/** Finds the titles of lines that a search means. */
type Search = (words: string) => ReadonlySet<string>;

/** The search of the site, within the lines of a list; where it cannot be fetched, by what they show. */
async function loadSearch(rows: readonly Element[]): Promise<Search> {
  try {
    const [{ searchIn }, response] = await Promise.all([
      import("../../search/rank.ts"),
      fetch("/search/index.json"),
    ]);
    const { entries } = (await response.json()) as SearchIndex; // Our own route, typed by what it loads.
    return searchIn(entries, new Set(rows.map(titleOf)));
  } catch {
    return (words) => {
      const matches = matcher(words);
      return new Set(rows.filter(({ textContent }) => matches(textContent)).map(titleOf));
    };
  }
}

const inAddress = () => new URLSearchParams(location.search);

/** What the form's fields say. What stands side by side is for the server, and as the address says. */
function selected(form: HTMLFormElement): Selection {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return { ...selectionOf(query), compare: selectionOf(inAddress()).compare };
}

/** Puts what the address says into the fields. */
function fill(form: HTMLFormElement): void {
  const query = inAddress();
  for (const name of ["q", "group", "max"]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = query.get(name) ?? "";
    }
  }
}

/** Says how many are ticked, and lets no more be than stand side by side. */
function countTicks(form: HTMLFormElement): void {
  const ticked = form.querySelectorAll("article :checked").length;
  const isFull = ticked >= MOST_COMPARED;
  const count = form.querySelector("[data-ticked]");
  if (count) count.textContent = `${ticked} of ${MOST_COMPARED} ticked`;
  for (const box of form.querySelectorAll<HTMLInputElement>("article [type=checkbox]")) {
    box.disabled = isFull && !box.checked;
  }
}

/**
 * Hides the rows and groups that are not picked, and says how many are left.
 * @param found the titles that its words find; `null` where it has none
 */
function pick(
  form: HTMLFormElement,
  catalogue: HTMLElement,
  selection: Selection,
  found: ReadonlySet<string> | null,
): void {
  const isPicked = picks(selection, found);
  let total = 0;
  let shown = 0;
  for (const group of form.querySelectorAll<HTMLElement>("section:has(> article)")) {
    let left = 0;
    for (const row of group.querySelectorAll("article")) {
      const price = Number(row.querySelector("b")?.textContent.replace(/\D/g, "")) || null;
      row.hidden = !isPicked({ title: titleOf(row), group: group.dataset.group ?? "", price });
      if (!row.hidden) left++;
      total++;
    }
    group.hidden = left === 0;
    shown += left;
    const entry = catalogue.querySelector(`nav a[href="#${group.id}"]`)?.closest("li");
    const count = entry?.querySelector("span");
    if (entry) entry.hidden = left === 0;
    if (count) count.textContent = String(left);
  }
  const output = form.querySelector("output");
  // `46 of 46 services`: the figures change, the words stay.
  if (output) output.textContent = output.textContent.replace(/\d+ of \d+/, `${shown} of ${total}`);
  const none = form.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = shown > 0;
}

/**
 * Picks rows as the form's fields change, without leaving the page; the address says what is picked.
 * @returns how to stop
 */
export function followFilter(form: HTMLFormElement, catalogue: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let loading = false;
  let search: Search | undefined;
  const apply = () => {
    const selection = selected(form);
    const { words } = selection;
    pick(form, catalogue, selection, (words && search?.(words)) || null);
    if (words && !loading) {
      loading = true;
      void loadSearch([...form.querySelectorAll("article")]).then((loaded) => {
        search = loaded;
        apply();
      });
    }
    return queryOf(selection);
  };
  const follow = () => {
    const address = `${location.pathname}${apply()}${location.hash}`;
    // With the state that Next keeps there, which it would ask for again.
    history.replaceState(history.state, "", address);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") countTicks(form);
    else follow();
  };
  const onSubmit = (event: SubmitEvent) => {
    // What stands side by side is a page of its own.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    follow();
  };
  const goBack = () => {
    fill(form);
    apply();
  };
  form.addEventListener("input", onInput, { signal });
  form.addEventListener("submit", onSubmit, { signal });
  addEventListener("popstate", goBack, { signal });
  // What was typed, chosen and ticked before this code came.
  countTicks(form);
  if (new FormData(form).get("q") || queryOf(selected(form))) follow();
  return () => listening.abort();
}
