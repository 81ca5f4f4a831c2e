import { FIRST_PAGE, lastPageOf, listPageAt, listPath, rangeOf } from "@currawong/schemas/paging";
import { setText } from "./elements.ts";
import { type Loaded, readLoaded, saveLoaded, saveScroll } from "./loaded.ts";
import { onPlainClick } from "./opens-elsewhere.ts";
import { fetchPage } from "./refresh.ts";

/** The minimum time “Loading...” shows (specification, section 9). */
const MINIMUM_MS = 500;

const ROW = "[data-load-more]";
const BATCH = "[data-articles]";

async function fetchBatch(path: string): Promise<Element> {
  const batch = (await fetchPage(path)).querySelector(BATCH);
  if (!batch) throw new Error(`${path} has no articles`);
  return batch;
}

/** Adds a batch above the row, without articles that are on the page already: a new one moves the others down. */
function addBatch(row: Element, batch: Element): void {
  const copy = document.importNode(batch, true);
  const shown = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(`${BATCH} a`)].map(({ pathname }) => pathname),
  );
  for (const item of copy.querySelectorAll(":scope > li")) {
    const link = item.querySelector("a");
    if (link && shown.has(link.pathname)) item.remove();
  }
  row.before(copy);
}

type Row = { row: HTMLElement; link: HTMLAnchorElement; list: string; next: number };

/** What a row loads next; `null` once all articles are shown. */
function readRow(row: HTMLElement): Row | null {
  const link = row.querySelector<HTMLAnchorElement>("a[data-next]");
  const page = link && listPageAt(link.pathname);
  return page ? { row, link, list: page.list, next: page.number } : null;
}

const totalOf = (row: HTMLElement) => Number(row.dataset.loadMore);

/** Writes how many articles are shown, into the element that says so to screen readers too. */
function report(row: HTMLElement, shown: number, problem = ""): void {
  const total = totalOf(row);
  const text = `${problem}${Math.min(shown, total)} of ${total} articles`;
  setText(row.querySelector("[role=status]"), text);
}

/** Points the link to the page after those that are shown, or removes it with the last. */
function advance({ row, link, list }: Row, next: number): void {
  report(row, rangeOf(next - 1).to);
  saveLoaded(next - 2);
  if (next > lastPageOf(totalOf(row))) {
    link.remove();
  } else {
    link.href = listPath(list, next);
  }
}

let isLoading = false;

async function loadMore(target: Row): Promise<void> {
  const { row, link, next } = target;
  if (isLoading) return;
  isLoading = true;
  const label = [...link.childNodes];
  link.ariaDisabled = "true";
  link.replaceChildren(link.dataset.busy ?? "");
  setText(row.querySelector("[role=status]"), link.dataset.busy ?? "");
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  try {
    const [batch] = await Promise.all([fetchBatch(link.pathname), minimum]);
    addBatch(row, batch);
    // Before the link goes with the last batch. A visitor who has gone on keeps their place.
    if (document.activeElement === link)
      row.previousElementSibling?.querySelector<HTMLElement>("a")?.focus();
    advance(target, next + 1);
  } catch {
    report(row, next === 2 ? FIRST_PAGE : rangeOf(next - 1).to, link.dataset.failed);
  }
  isLoading = false;
  link.ariaDisabled = null;
  link.replaceChildren(...label);
}

/** Loads what the visitor had loaded before they left the page, and scrolls to where they were. */
async function restore(target: Row, { batches, scrollY }: Loaded): Promise<void> {
  const { row, list } = target;
  const last = Math.min(batches + 1, lastPageOf(totalOf(row)));
  let hasScrolled = false;
  for (const name of ["wheel", "touchmove"] as const) {
    addEventListener(
      name,
      () => {
        hasScrolled = true;
      },
      { once: true, passive: true },
    );
  }
  const pages = Array.from({ length: last - 1 }, (_, index) => listPath(list, index + 2));
  for (const batch of await Promise.all(pages.map(fetchBatch))) addBatch(row, batch);
  advance(target, last + 1);
  // Once the browser has adjusted the position to the articles that were added above it.
  requestAnimationFrame(() => {
    if (scrollY !== null && !hasScrolled) scrollTo({ top: scrollY, behavior: "instant" });
  });
}

/** Loads the next page of a list in place of following its link, and what was loaded when Back returns to the list. */
export function start(): void {
  onPlainClick(`${ROW} a[data-next]`, (link) => {
    const row = link.closest<HTMLElement>(ROW);
    const target = row && readRow(row);
    return target ? loadMore(target) : false;
  });
  addEventListener("pagehide", saveScroll);
  const row = document.querySelector<HTMLElement>(ROW);
  const target = row && readRow(row);
  const loaded = readLoaded();
  if (target && loaded) restore(target, loaded).catch(() => {}); // The link leads to them.
}
