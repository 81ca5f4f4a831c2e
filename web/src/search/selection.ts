import { MAX_LENGTH, wordsOf } from "./query.ts";

/** How visitors see a catalogue. */
const VIEWS = ["cards", "rates"] as const;

type CatalogueView = (typeof VIEWS)[number];

/** A visitor's selection from a list, from the query of its address. Empty values and 0 select everything. */
export type Selection = {
  /** As typed, with one space between words. */
  words: string;
  /** The slug of a group. */
  group: string;
  /** The most it may cost, in whole AUD. */
  max: number;
  /** How the catalogue is shown; without a choice, cards on wide screens and a rate card on phones. */
  view: CatalogueView | "";
  /** The slugs of the rows that are compared, sorted. */
  compare: readonly string[];
};

export const EVERYTHING: Selection = { words: "", group: "", max: 0, view: "", compare: [] };

/** The maximum number of rows compared: more do not fit on a screen. */
export const MOST_COMPARED = 3;

/** The price limits to choose from. */
const PRICE_LIMITS = [250, 500, 1_000, 2_500, 3_000, 3_500, 4_000, 5_000, 10_000];

/** The limits that change a list of these amounts: each lets some in and leaves some out. */
export const limitsOf = (amounts: readonly number[]) =>
  PRICE_LIMITS.filter(
    (limit, at) =>
      amounts.some((amount) => amount > limit) &&
      amounts.some((amount) => amount <= limit && amount > (PRICE_LIMITS[at - 1] ?? 0)),
  );

const SLUG = /^[a-z0-9-]{1,80}$/;

/** @param query of the page's address; invalid values are ignored */
export function selectionOf(query: URLSearchParams): Selection {
  const words = (query.get("q") ?? "").replace(/\s+/g, " ").slice(0, MAX_LENGTH).trim();
  const group = query.get("group") ?? "";
  const max = Number(query.get("max"));
  const without = query.get("without");
  const slugs = [...new Set(query.getAll("compare"))].filter(
    (slug) => SLUG.test(slug) && slug !== without,
  );
  return {
    words: wordsOf(words).length > 0 ? words : "",
    group: SLUG.test(group) ? group : "",
    max: PRICE_LIMITS.includes(max) ? max : 0,
    view: VIEWS.find((view) => view === query.get("view")) ?? "",
    compare: slugs.slice(0, MOST_COMPARED).toSorted(),
  };
}

/** The query string of a selection, without default values: `?q=shop&max=500`. */
export function queryOf({ words, group, max, view, compare }: Selection): string {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (group) query.set("group", group);
  if (max > 0) query.set("max", `${max}`);
  if (view) query.set("view", view);
  for (const slug of compare) query.append("compare", slug);
  return query.size > 0 ? `?${query}` : "";
}

/**
 * Creates the filter for a selection; entries without a price are within every limit.
 * @param found the titles that its words find; `null` if it has no words
 */
export function picks(
  { group, max }: Pick<Selection, "group" | "max">,
  found: ReadonlySet<string> | null,
): (entry: { title: string; group: string; price: number | null }) => boolean {
  return (entry) =>
    (!group || entry.group === group) &&
    (!max || entry.price === null || entry.price <= max) &&
    (!found || found.has(entry.title));
}
