import MiniSearch from "minisearch";
import { fold, wordsOf } from "./query.ts";

/** A page as the search knows it. Short names: the browser fetches all of them. */
export type SearchEntry = {
  path: string;
  title: string;
  summary: string;
  kind: "Service" | "Article" | "Page";
  /** As shown, e.g. `$2,999 AUD`. */
  price?: string;
  keywords?: readonly string[];
  /** What its blocks are called, and the questions they answer. */
  headings?: readonly string[];
};

/** What a word is worth by the field it is found in. */
const WORTH = { title: 10, keywords: 4, path: 3, summary: 2, headings: 1 };

/** Visitors come to buy: what is sold goes before what is written about it. */
const KIND_WORTH = { Service: 1.5, Page: 1, Article: 0.7 };

/** A title that begins with a word is about it. */
const TITLE_START_WORTH = 1.5;

/** Words as written and joined across hyphens and dots: `e-mail` is found by `mail` and `email`. */
function tokenize(text: string): string[] {
  const folded = fold(text);
  const joined = folded.match(/[a-z0-9]+(?:[-.][a-z0-9]+)+/g) ?? [];
  return [
    ...(folded.match(/[a-z0-9]+/g) ?? []),
    ...joined.map((word) => word.replace(/[-.]/g, "")),
  ];
}

/** One letter wrong in a word of five, two in a longer one: letters that swapped places count as two. */
const typos = ({ length }: string) => (length < 5 ? false : length < 7 ? 1 : 2);

const indexes = new WeakMap<readonly SearchEntry[], MiniSearch<SearchEntry>>();

function indexOf(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: Object.keys(WORTH),
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry]; // One of `WORTH`, or the id.
      return typeof value === "string" ? value : (value ?? []).join(" ");
    },
    tokenize,
    processTerm: (term) => term,
  });
  index.addAll(entries);
  indexes.set(entries, index);
  return index;
}

/**
 * Finds pages for a search, best first. Every word has to occur, the last one perhaps half typed.
 * @param query what the visitor typed
 * @returns at most `limit` entries; none for a search without words
 */
export function rank(entries: readonly SearchEntry[], query: string, limit: number): SearchEntry[] {
  const words = wordsOf(query);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return indexOf(entries)
    .search(query, {
      tokenize: wordsOf,
      combineWith: "AND",
      prefix: true,
      fuzzy: typos,
      boost: WORTH,
      boostDocument: (path, term) => {
        const { kind, title = "" } = byPath.get(path) ?? {};
        const startWorth = fold(title).startsWith(term) ? TITLE_START_WORTH : 1;
        return kind ? KIND_WORTH[kind] * startWorth : 1;
      },
      // Typing errors are forgiven in titles only: elsewhere they find unrelated pages.
      filter: ({ match }) =>
        words.every((word) =>
          Object.entries(match).some(
            ([term, fields]) => term.startsWith(word) || fields.includes("title"),
          ),
        ),
    })
    .map(({ id, score }) => ({ entry: byPath.get(id), score }))
    .flatMap(({ entry, score }) => (entry ? [{ entry, score }] : []))
    .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
