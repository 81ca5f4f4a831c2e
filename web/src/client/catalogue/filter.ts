import { setText } from "../elements.ts";
import { replaceEntry } from "../replace-entry.ts";
import { followGroups } from "./group-marker.ts";

const FIELD = "[data-catalogue] [data-filter]";

/**
 * How long a visitor pauses after the last key. Only then is the number of cards said, and the address changed, which
 * Safari refuses more than a hundred times in 30 seconds.
 */
const PAUSE_MS = 500;

const fold = (text: string) => text.toLowerCase().replace(/[-‐‑]/g, "");

/** Whether a text has every word that a visitor types. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s/)
    .every((word) => folded.includes(word));
}

/** What is searched of a card: not the labels of its buttons, which every card has. */
const textOf = (card: Element) =>
  Array.from(card.querySelectorAll("h3, p, li"), ({ textContent }) => textContent).join(" ");

/** Shows the cards and groups that have the words. @returns how many cards those are */
export function showMatches(catalogue: Element, words: string): number {
  let total = 0;
  for (const group of catalogue.querySelectorAll<HTMLElement>("section:has(> article)")) {
    const cards = [...group.querySelectorAll("article")];
    for (const card of cards) card.hidden = !hasWords(textOf(card), words);
    const count = cards.filter(({ hidden }) => !hidden).length;
    const entry = catalogue.querySelector(`nav a[href="#${group.id}"]`)?.closest("li");
    group.hidden = count === 0;
    if (entry) entry.hidden = count === 0;
    setText(entry?.querySelector("span"), `${count}`);
    total += count;
  }
  const none = catalogue.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = total > 0;
  const link = none?.querySelector<HTMLAnchorElement>("a[data-search]");
  if (link) link.search = `${new URLSearchParams(words ? { q: words } : {})}`;
  return total;
}

let pause: ReturnType<typeof setTimeout> | undefined;

function update(field: HTMLInputElement, waitMs: number): void {
  const catalogue = field.closest("[data-catalogue]");
  if (!catalogue) return;
  const words = field.value.trim();
  const count = showMatches(catalogue, words);
  clearTimeout(pause);
  pause = setTimeout(() => {
    setText(catalogue.querySelector("[data-count]"), `${count}`);
    const address = new URL(location.href);
    if (words) address.searchParams.set("q", words);
    else address.searchParams.delete("q");
    replaceEntry(address.href);
  }, waitMs);
}

/** Hides the cards that do not have what a visitor types, has typed before this script loaded, or the address says. */
export function start(): void {
  followGroups();
  addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) update(target, PAUSE_MS);
    },
    { capture: true },
  );
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) update(field, 0);
}
