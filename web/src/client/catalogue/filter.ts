import { setText } from "../elements.ts";
import { replaceEntry } from "../replace-entry.ts";
import { findCards } from "./find-cards.ts";
import { followGroups } from "./group-marker.ts";

const FIELD = "[data-catalogue] [data-filter]";

/**
 * How long a visitor pauses after the last key. Only then is the number of cards said, and the address changed, which
 * Safari refuses more than a hundred times in 30 seconds.
 */
const PAUSE_MS = 500;

/** What is searched of a card: not the labels of its buttons, which every card has. */
const textOf = (card: Element) =>
  Array.from(card.querySelectorAll("h3, p, li"), ({ textContent }) => textContent).join(" ");

/** Shows the cards and groups that have the words. @returns how many cards those are */
function showMatches(catalogue: Element, words: string): number {
  const groups = [...catalogue.querySelectorAll<HTMLElement>("section:has(> article)")];
  const cards = groups.map((group) => [...group.querySelectorAll("article")]);
  const shown = findCards(
    cards.map((group) => group.map(textOf)),
    words,
  );
  const counts = groups.map((group, at) => {
    cards[at]?.forEach((card, index) => {
      card.hidden = !shown[at]?.[index];
    });
    const count = shown[at]?.filter(Boolean).length ?? 0;
    group.hidden = count === 0;
    const entry = catalogue.querySelector(`nav a[href="#${group.id}"]`)?.closest("li");
    if (entry) entry.hidden = count === 0;
    setText(entry?.querySelector("span"), `${count}`);
    return count;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const none = catalogue.querySelector<HTMLElement>("[data-none]");
  if (none) none.hidden = total > 0;
  const link = none?.querySelector<HTMLAnchorElement>("a[data-search]");
  if (link) link.search = words ? `?${new URLSearchParams({ q: words })}` : "";
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
    const query = new URLSearchParams(location.search);
    if (words) query.set("q", words);
    else query.delete("q");
    replaceEntry(`${location.pathname}${query.size > 0 ? `?${query}` : ""}${location.hash}`);
  }, waitMs);
}

/** Hides the cards that do not have what a visitor types, has typed before this script loaded, or the address says. */
export function start(): void {
  addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) update(target, PAUSE_MS);
    },
    { capture: true },
  );
  const field = document.querySelector<HTMLInputElement>(FIELD);
  followGroups();
  if (!field) return;
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) update(field, 0);
}
