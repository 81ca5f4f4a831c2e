import type { Price } from "@currawong/schemas/price";
import type { SearchKind } from "@currawong/schemas/type-entry";
import MiniSearch, { type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import { fold, parseSearch } from "./query.ts";

/** A page in the search index, which the browser fetches as a whole. */
export type SearchEntry = {
  path: string;
  title: string;
  summary: string;
  /** A type of page, a question that a page answers, or a suggestion. */
  kind: SearchKind | "Answer" | "Asked often";
  price?: Price;
  /** What the price includes. */
  scope?: string;
  /** Everyday words for it, written by editors. */
  phrases?: readonly string[];
  keywords?: readonly string[];
  /** The headings of its blocks, and the questions they answer. */
  headings?: readonly string[];
};

/** The entries that are searched as a visitor types, and the suggestions shown before that. */
export type SearchIndex = {
  entries: SearchEntry[];
  /** Titled with a question; the page's own title is the summary. */
  suggestions: SearchEntry[];
};

/** The weight of a matching word, by the field it is found in. */
const WORTH = { title: 8, phrases: 6, keywords: 3, path: 2, summary: 2, headings: 1 };

/** Visitors come to buy, so services rank above articles about them. */
const KIND_WORTH: Record<SearchEntry["kind"], number> = {
  Service: 1.5,
  Page: 1,
  Role: 0.9,
  Answer: 1.2,
  "Asked often": 1,
  Article: 0.4,
  Blog: 0.3,
};

/** Boosts titles that start with the first word of a search. */
const TITLE_START_WORTH = 1.5;

/** Results below this share of the best score are noise. */
const LEAST = 0.001;
/** The same in a list, which hides entries that do not match. */
const LEAST_IN_LIST = 0.08;

const indexedWords = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** A text as one word: “E-commerce?” equals “ecommerce”. */
const joinedWords = (text: string) => indexedWords(text).join("");

/** Fields whose adjacent words are also indexed as one: `email` and `tiktok` find `e-mail` and `tik tok`. */
const JOINED = new Set(["title", "phrases"]);

/** Splits text into words, and in `JOINED` fields adds each pair of adjacent words as one. */
function tokenize(text: string, field?: string): string[] {
  const words = indexedWords(text);
  if (!field || !JOINED.has(field)) return words;
  return [...words, ...words.slice(1).map((word, at) => words[at] + word)];
}

const stems = new Map<string, string>();

/** The stem of a word of an entry, cached because the same words recur. */
function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The shortest word in which two letters may be swapped. */
const LEAST_SWAPPED = 3;

/** Other typos allowed: one in a word of five or six letters, two in a longer one. */
const typos = ({ length }: string) => (length < 5 ? false : length < 7 ? 1 : 2);

const indexes = new WeakMap<readonly SearchEntry[], MiniSearch<SearchEntry>>();

const createIndex = () =>
  new MiniSearch<SearchEntry>({
    idField: "path",
    fields: Object.keys(WORTH),
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry]; // One of `WORTH`, or the id.
      return [value].flat().join(" ");
    },
    tokenize,
    processTerm: (term) => [...new Set([term, stemOf(term)])],
  });

function indexOf(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const cached = indexes.get(entries);
  if (cached) return cached;
  const index = createIndex();
  index.addAll(entries);
  indexes.set(entries, index);
  return index;
}

/** A step of a few milliseconds. */
const STEP = 5;

/** Indexes entries before they are searched, with breaks in which a browser can answer to what the visitor types. */
export async function indexInSteps(entries: readonly SearchEntry[]): Promise<void> {
  const index = createIndex();
  await index.addAllAsync(entries, { chunkSize: STEP });
  indexes.set(entries, index);
}

/** The forms of a word in the index: as typed, its stem, and joined with its neighbours (`tik tok`). */
function formsOf(words: readonly string[], at: number): string[] {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  const joined = [before && before + word, after && word + after];
  return [...new Set([word, stemmer(word), ...joined])];
}

/** The words that a mistyped one may be, if two of its letters are swapped: `email` for `emial`. */
const unswappedForms = (word: string) =>
  [...word.slice(1)].flatMap((letter, at) => {
    const unswapped = word.slice(0, at) + letter + word[at] + word.slice(at + 2);
    return [unswapped, stemmer(unswapped)];
  });

/** Scores the entries that have a word; the last word may be incomplete, and an unknown one mistyped. */
function scoresOf(
  index: MiniSearch<SearchEntry>,
  words: readonly string[],
  at: number,
): Map<string, number> {
  const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
  const word = words[at] ?? "";
  const isLast = at === words.length - 1;
  const find = (queries: string[], prefix: boolean) =>
    index.search({ queries, combineWith: "OR" }, { ...asIs, boost: WORTH, prefix });
  const findFuzzily = () =>
    index.search(word, {
      ...asIs,
      boost: WORTH,
      // Typos are tolerated in titles and phrases only: elsewhere they find unrelated pages.
      fields: ["title", "phrases"],
      prefix: true,
      fuzzy: typos,
      // People rarely mistype the first letter.
      filter: ({ terms }) => terms.some((term) => term[0] === word[0]),
    });
  let results: SearchResult[] = find(formsOf(words, at), isLast);
  if (results.length === 0 && word.length >= LEAST_SWAPPED) {
    results = find(unswappedForms(word), false);
  }
  if (results.length === 0) results = findFuzzily();
  return new Map(results.map(({ id, score }) => [String(id), score]));
}

type Phrase = { joined: string; stems: ReadonlySet<string> };

const phrasesByEntry = new WeakMap<SearchEntry, readonly Phrase[]>();

/** The title and the phrases of an entry, cached because each is compared at every key. */
function phrasesOf(entry: SearchEntry): readonly Phrase[] {
  const cached = phrasesByEntry.get(entry);
  if (cached) return cached;
  const phrases = [entry.title, ...(entry.phrases ?? [])].map((text) => ({
    joined: joinedWords(text),
    stems: new Set(tokenize(text, "phrases").map(stemOf)),
  }));
  phrasesByEntry.set(entry, phrases);
  return phrases;
}

/** The greatest share of the words in one title or phrase; 2 for one that equals the whole search. */
function phraseShare(entry: SearchEntry, words: readonly string[], wholeQuery: string): number {
  const wordStems = words.map((word) => stemmer(word));
  const shares = phrasesOf(entry).map(({ joined, stems }) =>
    joined === wholeQuery
      ? 2
      : wordStems.filter((stem) => stems.has(stem)).length / wordStems.length,
  );
  return Math.max(...shares);
}

type Scored = { entry: SearchEntry; score: number };

/** Scores the entries that have any of the words. */
function scoreEntries(entries: readonly SearchEntry[], query: string, words: string[]): Scored[] {
  const index = indexOf(entries);
  const wholeQuery = joinedWords(query);
  const byWord = words.map((_, at) => {
    const scores = scoresOf(index, words, at);
    // A rare word is more significant than a common one.
    return { scores, rarity: Math.log(1 + entries.length / (1 + scores.size)) };
  });
  return entries.flatMap((entry) => {
    const matches = byWord.filter(({ scores }) => scores.has(entry.path));
    if (matches.length === 0) return [];
    const sum = matches.reduce((sum, { scores }) => sum + (scores.get(entry.path) ?? 0), 0);
    const coverage = matches.reduce((sum, { rarity }) => sum + rarity, 0);
    const together = 1 + phraseShare(entry, words, wholeQuery);
    const start = phrasesOf(entry)[0]?.joined.startsWith(words[0] ?? "") ? TITLE_START_WORTH : 1;
    return [{ entry, score: sum * coverage ** 4 * together * start * KIND_WORTH[entry.kind] }];
  });
}

/** How far an entry's price is from an amount; one without a price is farthest. */
const distance = ({ price }: SearchEntry, from: number) =>
  price ? Math.abs(price.amount - from) : Number.POSITIVE_INFINITY;

/**
 * Finds pages for a search, best first: those that have most of its words, in one phrase if possible. Price
 * words limit the results (“under 500”), unless none would be left, or sort the cheapest first (“cheap”).
 * @param query as the visitor typed it
 * @param least share of the best score, below which an entry is left out
 * @returns an empty list for a search without words
 */
export function rank(entries: readonly SearchEntry[], query: string, least = LEAST): SearchEntry[] {
  const { words, min = 0, max = Number.POSITIVE_INFINITY, near, isCheap } = parseSearch(query);
  const isPriced = min > 0 || max < Number.POSITIVE_INFINITY;
  const isWithin = ({ price }: SearchEntry) =>
    price ? price.amount >= min && price.amount <= max : !isPriced;
  const byPrice = (a: SearchEntry, b: SearchEntry) =>
    distance(a, near ?? 0) - distance(b, near ?? 0);
  if (words.length === 0) {
    if (!isPriced && !isCheap) return [];
    const priced = entries.filter(({ price }) => price);
    const within = priced.filter(isWithin);
    return (within.length > 0 ? within : near ? priced : []).toSorted(byPrice);
  }
  // The nearer its price to the one that the search names, the better an entry answers it.
  const nearness = (entry: SearchEntry) =>
    near ? 1 - Math.min(1, distance(entry, near) / near) / 2 : 1;
  const all = scoreEntries(entries, query, words);
  const affordable = all.filter(({ entry }) => isWithin(entry));
  const candidates = (affordable.length > 0 ? affordable : all).map(({ entry, score }) => ({
    entry,
    score: score * nearness(entry),
  }));
  const best = Math.max(...candidates.map(({ score }) => score));
  const sorted = candidates
    .filter(({ score }) => score >= best * least)
    .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length);
  const strong = sorted.filter(({ score }) => isCheap && score >= best / 2);
  const rest = sorted.slice(strong.length).map(({ entry }) => entry);
  return [...strong.map(({ entry }) => entry).sort(byPrice), ...rest];
}

const lists = new WeakMap<readonly SearchEntry[], Map<string, readonly SearchEntry[]>>();

/** The entries of a list of services or roles, by the titles of its lines: the same array, so it is indexed only once. */
export function entriesOfList(
  entries: readonly SearchEntry[],
  titles: ReadonlySet<string>,
): readonly SearchEntry[] {
  const known = lists.get(entries) ?? new Map<string, readonly SearchEntry[]>();
  lists.set(entries, known);
  const key = [...titles].join("\n");
  const list =
    known.get(key) ??
    entries.filter(
      ({ kind, title }) => (kind === "Service" || kind === "Role") && titles.has(title),
    );
  known.set(key, list);
  return list;
}

/** The titles in a list that a search finds. */
export const findTitles = (list: readonly SearchEntry[], query: string): ReadonlySet<string> =>
  new Set(rank(list, query, LEAST_IN_LIST).map(({ title }) => title));
