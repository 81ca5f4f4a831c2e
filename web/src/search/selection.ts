import { matcher } from "./match.ts";
import { wordsOf } from "./query.ts";

/** What a visitor picked of a list: the query of its address. Empty, and 0, pick everything. */
export type Selection = {
  /** As compared: lower case, one space between. */
  words: string;
  /** The slug of a group. */
  group: string;
  /** The most it may cost, in whole AUD. */
  max: number;
  /** The slugs of what stands side by side, in one order. */
  compare: readonly string[];
};

/** What the page shows by itself. */
export const EVERYTHING: Selection = { words: "", group: "", max: 0, compare: [] };

/** How many stand side by side at most: more do not fit a screen. */
export const MOST_COMPARED = 3;

/** The prices to choose from. */
export const PRICE_LIMITS = [250, 500, 1_000, 2_500, 5_000, 10_000];

/** Pages with such a list. */
const PAGES = new Set(["/services"]);

/** Where their answers are kept: among the searches, in memory only and so many a second. */
const KEPT_UNDER = "/search/in";

const SLUG = /^[a-z0-9-]{1,80}$/;

/** @param query of the page's address; what cannot be is left out */
export function selectionOf(query: URLSearchParams): Selection {
  const group = query.get("group") ?? "";
  const max = Number(query.get("max"));
  const without = query.get("without");
  const slugs = [...new Set(query.getAll("compare"))].filter(
    (slug) => SLUG.test(slug) && slug !== without,
  );
  return {
    words: wordsOf(query.get("q") ?? "").join(" "),
    group: SLUG.test(group) ? group : "",
    max: PRICE_LIMITS.includes(max) ? max : 0,
    compare: slugs.slice(0, MOST_COMPARED).toSorted(),
  };
}

/** The query that selects it, without what picks everything: `?q=shop&max=500`. */
export function queryOf({ words, group, max, compare }: Selection): string {
  const parts = [
    words && `q=${words.replaceAll(" ", "+")}`,
    group && `group=${group}`,
    max > 0 && `max=${max}`,
    ...compare.map((slug) => `compare=${slug}`),
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

const segmentOf = ({ words, group, max, compare }: Selection) =>
  [words.replaceAll(" ", "-"), group, max || "", compare.join("~")].join("_");

/** The selection that the last segment of an answer's path stands for. */
export function selectionIn(segment: string): Selection {
  const [q = "", group = "", max = "", compare = ""] = segment.split("_");
  const query = new URLSearchParams({ q, group, max });
  for (const slug of compare.split("~")) query.append("compare", slug);
  return selectionOf(query);
}

/**
 * Where the answer for a page and the query of its address is kept. Queries that mean the same share
 * one, so that few answers serve many visitors.
 * @param path of the page
 * @returns e.g. `/search/in/services/shop__500_`, or `null` for the page as it is
 */
export function selectedPath(path: string, query: URLSearchParams): string | null {
  if (!PAGES.has(path)) return null;
  const segment = segmentOf(selectionOf(query));
  return segment === segmentOf(EVERYTHING) ? null : `${KEPT_UNDER}${path}/${segment}`;
}

/** What a selection is held against. */
export type Selectable = { text: string; group: string; price: number | null };

/**
 * Makes the test for a selection.
 * @returns says whether something is picked; what has no price is, whatever the limit
 */
export function picks({
  words,
  group,
  max,
}: Omit<Selection, "compare">): (entry: Selectable) => boolean {
  const matches = matcher(words);
  return (entry) =>
    (!group || entry.group === group) &&
    (!max || entry.price === null || entry.price <= max) &&
    matches(entry.text);
}
