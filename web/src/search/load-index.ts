import { linkPathOf } from "@currawong/schemas/paths";
import { SUGGESTIONS_QUERY } from "@currawong/schemas/queries/pages";
import { loadDirectory } from "../content/directory.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { entriesOf, roleEntry } from "./entries.ts";
import type { SearchEntry } from "./rank.ts";

/** What is searched as a visitor types, and what is offered before anything is typed. */
export type SearchIndex = {
  entries: SearchEntry[];
  /** Titled with a question; the page's own title is the summary. */
  suggestions: SearchEntry[];
};

let latest: { text: string; entries: SearchEntry[] } | undefined;

/** The same array while the entries are the same: the index over it is made once. */
function unchanged(entries: SearchEntry[]): SearchEntry[] {
  const text = JSON.stringify(entries);
  if (latest?.text !== text) latest = { text, entries };
  return latest.entries;
}

/** Depends on every document. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const [documents, { navigation, listed, roles }] = await Promise.all([
    loadDirectory(),
    load(SUGGESTIONS_QUERY, {}, [tags.documents]),
  ]);
  const offered = (listed ?? []).flatMap((target) => (target ? entriesOf(target) : []));
  const suggestions = (navigation?.suggestions ?? []).flatMap(({ label, target, landing }) => {
    const path = target && linkPathOf(target, landing);
    const entry = offered.find((each) => each.path === path);
    return entry && label ? [{ ...entry, title: label, summary: entry.title }] : [];
  });
  const entries = unchanged([...documents.flatMap(entriesOf), ...roles.map(roleEntry)]);
  return { entries, suggestions };
}
