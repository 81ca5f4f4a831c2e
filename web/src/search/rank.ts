import type { Price } from "@currawong/schemas/price";
import MiniSearch, { type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import { fold, parseSearch } from "./query.ts";

/** A page as the search knows it: the browser fetches all of them. */
export type SearchEntry = {
  path: string;
  title: string;
  summary: string;
  kind: "Service" | "Role" | "Article" | "Page";
  price?: Price;
  /** What the price buys. */
  scope?: string;
  /** Everyday words for it, which editors write. */
  phrases?: readonly string[];
  keywords?: readonly string[];
  /** What its blocks are called, and the questions they answer. */
  headings?: readonly string[];
};

/** What a word is worth by the field it is found in. */
const WORTH = { title: 8, phrases: 6, keywords: 3, path: 2, summary: 2, headings: 1 };

/** Visitors come to buy: what is sold goes before what is written about it. */
const KIND_WORTH = { Service: 1.5, Page: 1, Role: 0.9, Article: 0.4 };

/** A title that begins with a word is about it. */
const TITLE_START_WORTH = 1.5;

/** How much of a word's worth remains where it only begins another word, or is mistyped. */
const PREFIX_WORTH = 0.4;
const TYPO_WORTH = 0.3;

/** Results this far below the best are noise, as a share of its score. */
const LEAST = 0.001;
/** The same in a list that hides what does not match. */
const LEAST_IN_LIST = 0.08;

const wordsIn = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The fields whose words are joined too: `e-mail` and `tik tok` are found by `email` and `tiktok`. */
const JOINED = new Set(["title", "phrases"]);

/** Words as written, and in short fields each with the next. */
function tokenize(text: string, field?: string): string[] {
  const words = wordsIn(text);
  if (!field || !JOINED.has(field)) return words;
  return [...words, ...words.slice(1).map((word, at) => words[at] + word)];
}

const stems = new Map<string, string>();

/** The stem of a word of an entry: the same words come again and again. */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
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
      return typeof value === "string" ? value : Array.isArray(value) ? value.join(" ") : "";
    },
    tokenize,
    processTerm: (term) => {
      const stem = stemOf(term);
      return stem === term ? term : [term, stem];
    },
  });
  index.addAll(entries);
  indexes.set(entries, index);
  return index;
}

/** The forms of a word in the index: as typed, its stem, and joined with its neighbours (`tik tok`). */
function formsOf(words: readonly string[], at: number): string[] {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  const joined = [before && before + word, after && word + after].filter(Boolean);
  return [...new Set([word, stemmer(word), ...joined])];
}

/** Scores the entries that have a word; the last word may be half typed, an unknown one mistyped. */
function scoresOf(
  index: MiniSearch<SearchEntry>,
  words: readonly string[],
  at: number,
): Map<string, number> {
  const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
  const isLast = at === words.length - 1;
  const found = index.search(
    { queries: formsOf(words, at), combineWith: "OR" },
    {
      ...asIs,
      boost: WORTH,
      prefix: isLast,
      weights: { prefix: PREFIX_WORTH, fuzzy: 0 },
    },
  );
  const guessed = () =>
    index.search(words[at] ?? "", {
      ...asIs,
      boost: WORTH,
      // Typing errors are forgiven in titles and phrases only: elsewhere they find unrelated pages.
      fields: ["title", "phrases"],
      prefix: true,
      fuzzy: typos,
      weights: { prefix: PREFIX_WORTH, fuzzy: TYPO_WORTH },
      // People rarely mistype the first letter.
      filter: ({ terms }) => terms.some((term) => term[0] === words[at]?.[0]),
    });
  const results: SearchResult[] = found.length > 0 ? found : guessed();
  return new Map(results.map(({ id, score }) => [String(id), score]));
}

/** How well the words stand together: the greatest share of them in one title or phrase; 2 for all that was typed. */
function togetherIn(
  { title, phrases = [] }: SearchEntry,
  words: readonly string[],
  typed: string,
): number {
  const shares = [title, ...phrases].map((text) => {
    if (fold(text) === typed) return 2;
    const own = new Set(wordsIn(text).map(stemOf));
    return words.filter((word) => own.has(stemmer(word))).length / words.length;
  });
  return Math.max(...shares);
}

type Scored = { entry: SearchEntry; score: number };

/** Scores the entries that have any of the words. */
function scored(entries: readonly SearchEntry[], query: string, words: string[]): Scored[] {
  const index = indexOf(entries);
  const typed = fold(query).trim();
  const byWord = words.map((_, at) => {
    const found = scoresOf(index, words, at);
    // A rare word says more of what is looked for than a common one.
    return { found, rarity: Math.log(1 + entries.length / (1 + found.size)) };
  });
  const allRarity = byWord.reduce((sum, { rarity }) => sum + rarity, 0);
  return entries.flatMap((entry) => {
    const matched = byWord.filter(({ found }) => found.has(entry.path));
    if (matched.length === 0) return [];
    const sum = matched.reduce((sum, { found }) => sum + (found.get(entry.path) ?? 0), 0);
    const coverage = matched.reduce((sum, { rarity }) => sum + rarity, 0) / allRarity;
    const together = 1 + togetherIn(entry, words, typed);
    const start = fold(entry.title).startsWith(words[0] ?? "") ? TITLE_START_WORTH : 1;
    return [{ entry, score: sum * coverage ** 4 * together * start * KIND_WORTH[entry.kind] }];
  });
}

const amountOf = ({ price }: SearchEntry) => price?.amount ?? Number.POSITIVE_INFINITY;
const byPrice = (a: SearchEntry, b: SearchEntry) => amountOf(a) - amountOf(b);

/**
 * Finds pages for a search, best first: those that have most of its words, in one phrase if possible. Words
 * of a price limit what is found (“under 500”), unless nothing is left, or have the least expensive come
 * first (“cheap”).
 * @param query what the visitor typed
 * @param least of the best score, below which an entry is left out
 * @param isListed says which entries count, the best of them included
 * @returns none for a search without words
 */
export function rank(
  entries: readonly SearchEntry[],
  query: string,
  least = LEAST,
  isListed: (entry: SearchEntry) => boolean = () => true,
): SearchEntry[] {
  const { words, max, isCheap } = parseSearch(query);
  const isWithin = (entry: SearchEntry) => max === undefined || amountOf(entry) <= max;
  if (words.length === 0) {
    if (max === undefined && !isCheap) return [];
    return entries
      .filter((entry) => entry.price && isWithin(entry) && isListed(entry))
      .toSorted(byPrice);
  }
  const all = scored(entries, query, words).filter(({ entry }) => isListed(entry));
  const within = all.filter(({ entry }) => isWithin(entry));
  const found = within.length > 0 ? within : all;
  const best = Math.max(...found.map(({ score }) => score));
  const sorted = found
    .filter(({ score }) => score >= best * least)
    .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length);
  const strong = sorted.filter(({ score }) => isCheap && score >= best / 2);
  const rest = sorted.slice(strong.length).map(({ entry }) => entry);
  return [...strong.map(({ entry }) => entry).sort(byPrice), ...rest];
}

/**
 * Makes the search within a list of services or roles.
 * @param entries of the whole site
 * @param titles of the list's lines
 * @returns finds the titles that a search means
 */
export function searchIn(entries: readonly SearchEntry[], titles: ReadonlySet<string>) {
  const isListed = ({ kind, title }: SearchEntry) =>
    (kind === "Service" || kind === "Role") && titles.has(title);
  return (words: string): ReadonlySet<string> =>
    new Set(rank(entries, words, LEAST_IN_LIST, isListed).map(({ title }) => title));
}
