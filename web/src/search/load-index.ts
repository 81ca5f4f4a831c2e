import { linkPathOf } from "@currawong/schemas/paths";
import { SEARCH_QUERY } from "@currawong/schemas/queries/addresses";
import { SUGGESTIONS_QUERY } from "@currawong/schemas/queries/pages";
import { type Listed, loadDirectory } from "../content/directory.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { entriesOf } from "./entries.ts";
import { wordsOf } from "./query.ts";
import type { SearchEntry } from "./rank.ts";

/** What is searched as a visitor types, and what is offered before anything is typed. */
export type SearchIndex = {
  entries: SearchEntry[];
  /** Titled with a question; the page's own title is the summary. */
  suggestions: SearchEntry[];
  /** Whether the entries are all there are: else the site is asked for others, see `loadFound`. */
  isWhole: boolean;
};

/** Reads the index: the directory of the site. Depends on every document. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const [{ documents, isWhole }, { navigation, listed }] = await Promise.all([
    loadDirectory(),
    load(SUGGESTIONS_QUERY, {}, [tags.documents]),
  ]);
  const offered = (listed ?? []).flatMap((target) => (target ? entriesOf(target) : []));
  const suggestions = (navigation?.suggestions ?? []).flatMap(({ label, target, landing }) => {
    const path = target && linkPathOf(target, landing);
    const entry = offered.find((each) => each.path === path);
    return entry && label ? [{ ...entry, title: label, summary: entry.title }] : [];
  });
  return { entries: documents.flatMap(entriesOf), suggestions, isWhole };
}

/** More than is shown: the order is ours, see `rank`. */
const FOUND_LIMIT = 60;

/** Two letters begin words of nearly every document: they have to be one. */
const beginning = (word: string) => (word.length > 2 ? `${word}*` : word);

/**
 * Finds entries for a search among all documents. By the three longest words: `rank` asks for every one.
 * Depends on every document.
 * @param query what the visitor typed
 */
export async function loadFound(query: string): Promise<SearchEntry[]> {
  // A letter tells no pages apart.
  const words = wordsOf(query).filter(({ length }) => length > 1);
  if (words.length === 0) return [];
  words.sort((a, b) => b.length - a.length);
  const [first = "", second = "", third = ""] = words.map(beginning);
  const params = { first, second, third, limit: FOUND_LIMIT };
  // The generator of types takes `_score` for an attribute that no document has.
  const found: Listed[] = await load(SEARCH_QUERY, params, [tags.documents]);
  return found.flatMap(entriesOf);
}
