import type { Price } from "@currawong/schemas/price";
import type { SearchKind } from "@currawong/schemas/type-entry";
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { indexedWords, wordsOf } from "./query.ts";

/** A page in the search index. */
export type SearchEntry = {
  path: string;
  title: string;
  summary: string;
  /** A type of page, a question that a page answers, or a suggestion. */
  kind: SearchKind | "Answer" | "Asked often";
  price?: Price | null;
  scope?: string | null;
  /** Everyday words for it, written by editors. */
  phrases?: readonly string[] | null;
  keywords?: readonly string[] | null;
  /** The headings of its blocks, and the questions they answer. */
  headings?: readonly string[];
};

/** The weight of a matching word, by the field it is found in. */
const BOOST = { title: 8, phrases: 6, keywords: 3, path: 2, summary: 2, headings: 1 };

/** Visitors come to buy, so services rank above articles about them. */
const KIND_BOOST: Record<SearchEntry["kind"], number> = {
  Service: 1.5,
  Page: 1,
  Role: 0.9,
  Answer: 1.2,
  "Asked often": 1,
  Article: 0.4,
  Blog: 0.3,
};

/** Results below this share of the best score are noise. */
const LEAST_SHARE = 0.05;

/** Fields whose adjacent words are also indexed as one: `email` and `tiktok` find `e-mail` and `tik tok`. */
const JOINED = new Set(["title", "phrases"]);

const withJoined = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at]}${word}`),
];

/** Indexes pages. @returns finds those for a search as the visitor typed it, best first; none for one without words */
export function createRanking(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  // The first at each address: an import may repeat a document.
  const byPath = new Map<string, SearchEntry>();
  for (const entry of entries) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: Object.keys(BOOST),
    storeFields: ["kind"],
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry]; // One of `BOOST`, or the id.
      return [value].flat().join(" ");
    },
    tokenize: (text, field = "") =>
      JOINED.has(field) ? withJoined(indexedWords(text)) : indexedWords(text),
    processTerm: (term) => [...new Set([term, stemmer(term)])],
    searchOptions: {
      tokenize: (query) => withJoined(wordsOf(query)),
      boost: BOOST,
      boostDocument: (_, __, stored) => KIND_BOOST[stored?.kind as SearchEntry["kind"]], // As stored above.
      // The last word may be incomplete.
      prefix: (term, at, terms) => term.length > 3 && at === terms.length - 1,
      // A typo in a word of five letters, two in longer ones.
      fuzzy: ({ length }) => (length < 5 ? false : 0.2),
    },
  });
  index.addAll([...byPath.values()]);
  return (query) => {
    const found = index.search(query);
    // Letters that are swapped are two typos.
    const results = found.length > 0 ? found : index.search(query, { fuzzy: 2 });
    const least = (results[0]?.score ?? 0) * LEAST_SHARE;
    return results.flatMap(({ id, score }) => {
      const entry = byPath.get(String(id));
      return entry && score >= least ? [entry] : [];
    });
  };
}
