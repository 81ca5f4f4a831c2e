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

/** What a word is worth by where it stands. A title outweighs any number of lesser places. */
const WORTH = {
  titleStart: 12,
  title: 10,
  titlePart: 7,
  keyword: 4,
  path: 3,
  summary: 2,
  heading: 2,
  typo: 1,
};

/** Words as written and joined across hyphens and dots: `e-mail` is found by `mail` and `email`. */
function indexWords(text: string): string[] {
  const folded = fold(text);
  const joined = folded.match(/[a-z0-9]+(?:[-.][a-z0-9]+)+/g) ?? [];
  return [
    ...(folded.match(/[a-z0-9]+/g) ?? []),
    ...joined.map((word) => word.replace(/[-.]/g, "")),
  ];
}

/** Whether one letter added, left out, changed or swapped turns one word into the other. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length);
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === [...restB].reverse().join("");
}

type Indexed = {
  title: string[];
  keywords: string[];
  path: string[];
  summary: string[];
  headings: string[];
};

const indexed = new WeakMap<SearchEntry, Indexed>();

function indexOf(entry: SearchEntry): Indexed {
  let index = indexed.get(entry);
  if (!index) {
    index = {
      title: indexWords(entry.title),
      keywords: (entry.keywords ?? []).flatMap(indexWords),
      path: indexWords(entry.path),
      summary: indexWords(entry.summary),
      headings: (entry.headings ?? []).flatMap(indexWords),
    };
    indexed.set(entry, index);
  }
  return index;
}

function worthOf(word: string, index: Indexed): number {
  const begins = (candidate: string) => candidate.startsWith(word);
  if (index.title[0] && begins(index.title[0])) return WORTH.titleStart;
  if (index.title.includes(word)) return WORTH.title;
  if (index.title.some(begins)) return WORTH.titlePart;
  if (index.keywords.some(begins)) return WORTH.keyword;
  if (index.path.some(begins)) return WORTH.path;
  if (index.summary.some(begins)) return WORTH.summary;
  if (index.headings.some(begins)) return WORTH.heading;
  if (word.length >= 5 && index.title.some((candidate) => isTypo(word, candidate))) {
    return WORTH.typo;
  }
  return 0;
}

/** The entries of two lists, each page once. */
export function merged(
  entries: readonly SearchEntry[],
  others: readonly SearchEntry[],
): readonly SearchEntry[] {
  if (others.length === 0) return entries;
  return [...new Map([...entries, ...others].map((entry) => [entry.path, entry])).values()];
}

/** Visitors come to buy: what is sold goes before what is written about it. */
const KIND_WORTH = { Service: 3, Page: 1, Article: 0 };

/**
 * Finds pages for a search, best first. Every word has to occur, the last one perhaps half typed.
 * @param query what the visitor typed
 * @returns at most `limit` entries; none for a search without words
 */
export function rank(entries: readonly SearchEntry[], query: string, limit: number): SearchEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found: { entry: SearchEntry; worth: number }[] = [];
  for (const entry of entries) {
    const index = indexOf(entry);
    const worths = words.map((word) => worthOf(word, index));
    if (worths.includes(0)) continue;
    const worth = worths.reduce((sum, each) => sum + each, KIND_WORTH[entry.kind]);
    found.push({ entry, worth });
  }
  return found
    .sort(
      (a, b) =>
        b.worth - a.worth ||
        a.entry.title.length - b.entry.title.length ||
        a.entry.path.localeCompare(b.entry.path),
    )
    .slice(0, limit)
    .map(({ entry }) => entry);
}
