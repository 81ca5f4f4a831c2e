import { fold, parseSearch } from "../../search/query.ts";
import type { SearchIndex } from "../../search/rank.ts";
import { fetchJson } from "../fetch-json.ts";
import type { Row } from "./rows.ts";

/** Finds the titles of the rows that match a search; `null` if that cannot be told yet. */
type RowSearch = (words: string) => ReadonlySet<string> | null;

type Rows = readonly Row[];

/** Finds the rows whose titles have every word, until the site's search has loaded. */
export function createTitleSearch(rows: Rows): RowSearch {
  const titles = rows.map(({ title }) => ({ title, titleWords: fold(title).split(/[^a-z0-9]+/) }));
  return (text) => {
    const { words, ...rest } = parseSearch(text);
    // The prices are in the site's search.
    if (rest.min || rest.max) return null;
    const matches = titles.filter(({ titleWords }) =>
      words.every((word) => titleWords.some((titleWord) => titleWord.startsWith(word))),
    );
    // The site's search may find some by other words.
    return matches.length > 0 ? new Set(matches.map(({ title }) => title)) : null;
  };
}

/** Loads the site's search, restricted to the rows. */
export async function loadSiteSearch(rows: Rows): Promise<RowSearch> {
  const [{ findTitles, indexInSteps, entriesOfList }, { entries }] = await Promise.all([
    import("../../search/rank.ts"),
    fetchJson<SearchIndex>("/search/index.json"),
  ]);
  const list = entriesOfList(entries, new Set(rows.map(({ title }) => title)));
  await indexInSteps(list);
  return (words) => findTitles(list, words);
}
