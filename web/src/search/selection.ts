import { MAX_LENGTH, wordsOf } from "./query.ts";

/** How visitors see a catalogue. */
const VIEWS = ["cards", "rates"] as const;

/** What the query of an address selects: a search, or how a catalogue is shown. */
export type Selection = {
  /** As typed, with one space between words. */
  words: string;
  /** Without a choice, cards on wide screens and a rate card on phones. */
  view: (typeof VIEWS)[number] | "";
};

export const EVERYTHING: Selection = { words: "", view: "" };

/** @param query of the page's address; invalid values are ignored */
export function selectionOf(query: URLSearchParams): Selection {
  const words = (query.get("q") ?? "").replace(/\s+/g, " ").slice(0, MAX_LENGTH).trim();
  return {
    words: wordsOf(words).length > 0 ? words : "",
    view: VIEWS.find((view) => view === query.get("view")) ?? "",
  };
}

/** The query string of a selection, without default values: `?q=shop`. */
export function queryOf({ words, view }: Selection): string {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (view) query.set("view", view);
  return query.size > 0 ? `?${query}` : "";
}
