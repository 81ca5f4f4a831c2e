import { picks, queryOf, type Selection, selectionOf } from "../../search/selection.ts";

/** What a row says of its service itself, its links and its rating left out. */
const WORDS = "h3, p, li:not([data-more])";

const textOf = (row: Element) =>
  [...row.querySelectorAll(WORDS)].map((element) => element.textContent).join(" ");

/** What the form's fields say. */
function selected(form: HTMLFormElement): Selection {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return selectionOf(query);
}

/** Puts what an address says into the fields. */
function fill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? "";
    }
  }
}

/** Hides the rows and groups that are not picked, and says how many are left. */
function pick(form: HTMLFormElement, catalogue: HTMLElement, selection: Selection): void {
  const isPicked = picks(selection);
  let total = 0;
  let shown = 0;
  for (const group of catalogue.querySelectorAll<HTMLElement>("section[id]:has(> article)")) {
    let left = 0;
    for (const row of group.querySelectorAll("article")) {
      const price = Number(row.dataset.price) || null;
      row.hidden = !isPicked({ text: textOf(row), group: group.id, price });
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
  const found = form.querySelector("output");
  if (found) found.textContent = `${shown} of ${total} services`;
  const none = catalogue.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = shown > 0;
}

/**
 * Picks rows as the form's fields change, without leaving the page; the address says what is picked.
 * @returns how to stop
 */
export function followFilter(form: HTMLFormElement, catalogue: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const apply = () => {
    const selection = selected(form);
    pick(form, catalogue, selection);
    return queryOf(selection);
  };
  const follow = () => {
    const address = `${location.pathname}${apply()}${location.hash}`;
    // With the state that Next keeps there, which it would ask for again.
    history.replaceState(history.state, "", address);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    follow();
  };
  const goBack = () => {
    fill(form);
    apply();
  };
  form.addEventListener("input", follow, { signal });
  form.addEventListener("submit", submit, { signal });
  addEventListener("popstate", goBack, { signal });
  // What was typed and chosen before this code came.
  if (new FormData(form).get("q") || queryOf(selected(form))) follow();
  return () => listening.abort();
}
