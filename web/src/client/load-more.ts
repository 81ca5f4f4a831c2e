import { onPlainClick } from "./clicks.ts";
import { setText } from "./elements.ts";
import { fetchPage } from "./refresh.ts";

/** The minimum time “Loading...” shows (specification, section 9). */
const MINIMUM_MS = 500;

const BATCH = "[data-articles]";

/** Adds a batch above the row, without articles that are on the page already: a new one moves the others down. */
function addBatch(row: Element, batch: Element): void {
  const copy = document.importNode(batch, true);
  const links = document.querySelectorAll<HTMLAnchorElement>(`${BATCH} a`);
  const shown = new Set(Array.from(links, ({ pathname }) => pathname));
  for (const item of copy.querySelectorAll(":scope > li")) {
    const link = item.querySelector("a");
    if (link && shown.has(link.pathname)) item.remove();
  }
  row.before(copy);
}

/** Says how many articles are shown, to screen readers too. */
function report(row: HTMLElement, problem = ""): void {
  const { length } = document.querySelectorAll(`${BATCH} > li`);
  const text = `${problem}${length} of ${row.dataset.loadMore} articles`;
  setText(row.querySelector("[role=status]"), text);
}

let isLoading = false;

async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const row = link.closest<HTMLElement>("[data-load-more]");
  if (!row || isLoading) return;
  isLoading = true;
  const label = [...link.childNodes];
  link.ariaDisabled = "true";
  link.replaceChildren(link.dataset.busy ?? "");
  setText(row.querySelector("[role=status]"), link.dataset.busy ?? "");
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  try {
    const [page] = await Promise.all([fetchPage(link.href), minimum]);
    const batch = page.querySelector(BATCH);
    // Stryker disable next-line all: `addBatch` would throw as well.
    if (!batch) throw new Error(`${link.href} has no articles`);
    addBatch(row, batch);
    // Before the link goes with the last batch. A visitor who has gone on keeps their place.
    if (document.activeElement === link)
      row.previousElementSibling?.querySelector<HTMLElement>("a")?.focus();
    const next = page.querySelector<HTMLAnchorElement>("a[rel=next]");
    if (next) link.href = next.href;
    else link.remove();
    report(row);
  } catch {
    report(row, link.dataset.failed);
  }
  isLoading = false;
  link.ariaDisabled = null;
  link.replaceChildren(...label);
}

/** Loads the next page of a list in place of following its link. On Back, the browser shows the list as it was. */
export const start = (): void => onPlainClick("[data-load-more] a[data-next]", loadMore);
