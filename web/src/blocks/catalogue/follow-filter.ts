import type { SearchIndex } from "../../search/load-index.ts";
import {
  MOST_COMPARED,
  picks,
  queryOf,
  type Selection,
  selectionOf,
} from "../../search/selection.ts";

/** Finds the titles of rows that a search means. */
type Search = (words: string) => ReadonlySet<string>;

const titleOf = (row: Element) => row.querySelector("h3 > :first-child")?.textContent ?? "";

/** The search of the site, within the rows of a list. */
async function loadSearch(form: HTMLFormElement): Promise<Search> {
  const [{ searchIn }, response] = await Promise.all([
    import("../../search/rank.ts"),
    fetch("/search/index.json"),
  ]);
  const { entries } = (await response.json()) as SearchIndex; // Our own route, typed by what it loads.
  return searchIn(entries, new Set([...form.querySelectorAll("article")].map(titleOf)));
}

const inAddress = () => selectionOf(new URLSearchParams(location.search));

/** What the form's fields select. Which rows are compared is for the server, and as the address says. */
function selected(form: HTMLFormElement): Selection {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, `${value}`);
  return { ...selectionOf(query), compare: inAddress().compare };
}

/** Says how many are ticked, and lets no more be than stand side by side. */
function countTicks(form: HTMLFormElement): void {
  const ticked = form.querySelectorAll("article :checked").length;
  const count = form.querySelector("[data-ticked]");
  if (count) count.textContent = `${ticked} of ${MOST_COMPARED} ticked`;
  for (const box of form.querySelectorAll<HTMLInputElement>("article [type=checkbox]")) {
    box.disabled = ticked >= MOST_COMPARED && !box.checked;
  }
}

/**
 * Hides the rows and groups that are not picked, and says how many are left.
 * @param found the titles that its words find; `null` where it has none
 */
function pick(
  form: HTMLFormElement,
  groups: HTMLElement,
  selection: Selection,
  found: ReadonlySet<string> | null,
): void {
  const isPicked = picks(selection, found);
  let shown = 0;
  for (const group of form.querySelectorAll<HTMLElement>("section:has(> article)")) {
    let left = 0;
    for (const row of group.querySelectorAll("article")) {
      const price = Number(row.querySelector("b")?.textContent.replace(/\D/g, "")) || null;
      row.hidden = !isPicked({ title: titleOf(row), group: group.dataset.group ?? "", price });
      if (!row.hidden) left++;
    }
    group.hidden = left === 0;
    shown += left;
    const entry = groups.querySelector(`a[href="#${group.id}"]`)?.closest("li");
    const count = entry?.querySelector("span");
    if (entry) entry.hidden = left === 0;
    if (count) count.textContent = String(left);
  }
  const output = form.querySelector("output");
  // `46 of 46 services`: only the first figure changes.
  if (output) output.textContent = output.textContent.replace(/^\d+/, String(shown));
  const none = form.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = shown > 0;
}

/**
 * Picks rows as the form's fields change, without leaving the page; the address says what is picked.
 * @param groups the list of groups
 * @returns how to stop
 */
export function followFilter(form: HTMLFormElement, groups: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let search: Search | undefined;
  const follow = () => {
    const selection = selected(form);
    const { words } = selection;
    pick(form, groups, selection, (words && search?.(words)) || null);
    if (words && !search && !isLoading) {
      isLoading = true;
      void loadSearch(form)
        .then((loaded) => {
          search = loaded;
          follow();
        })
        .catch(() => {}) // The next letter tries again.
        .finally(() => {
          isLoading = false;
        });
    }
    const address = `${location.pathname}${queryOf(selection)}${location.hash}`;
    // With the state that Next keeps there, which it would ask for again.
    history.replaceState(history.state, "", address);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") countTicks(form);
    else follow();
  };
  const onSubmit = (event: SubmitEvent) => {
    // The comparison is a page of its own.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    follow();
  };
  const onPopState = () => {
    if (queryOf(inAddress()) !== queryOf(selected(form))) location.reload();
  };
  form.addEventListener("input", onInput, { signal });
  form.addEventListener("submit", onSubmit, { signal });
  addEventListener("popstate", onPopState, { signal });
  // What was typed, chosen and ticked before this code came.
  countTicks(form);
  if (new FormData(form).get("q") || queryOf(selected(form))) follow();
  return () => listening.abort();
}
