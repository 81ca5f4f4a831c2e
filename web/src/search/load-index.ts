import { linkPathOf } from "@currawong/schemas/paths";
import { ANSWERS_QUERY, SUGGESTIONS_QUERY } from "@currawong/schemas/queries/pages";
import { loadDirectory } from "../content/directory.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { entriesOf, questionEntries, roleEntry } from "./entries.ts";
import type { SearchEntry, SearchIndex } from "./rank.ts";

let latest: { text: string; entries: SearchEntry[] } | undefined;

/** Returns the same array while the entries are equal, so that their index is built only once. */
function reuseEqual(entries: SearchEntry[]): SearchEntry[] {
  const text = JSON.stringify(entries);
  if (latest?.text !== text) latest = { text, entries };
  return latest.entries;
}

/** Leaves out what a search would find twice at one address, as where an import repeats a document. */
function firstAtEach(entries: readonly SearchEntry[]): SearchEntry[] {
  const first = new Map<string, SearchEntry>();
  for (const entry of entries) if (!first.has(entry.path)) first.set(entry.path, entry);
  return [...first.values()];
}

/** Loads the search index. Depends on every document. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const [documents, { navigation, listed, roles }, answering] = await Promise.all([
    loadDirectory(),
    load(SUGGESTIONS_QUERY, {}, [tags.documents]),
    load(ANSWERS_QUERY, {}, [tags.documents]),
  ]);
  const targets = (listed ?? []).flatMap((target) => (target ? entriesOf(target) : []));
  const suggestions = (navigation?.suggestions ?? []).flatMap(({ label, target, landing }) => {
    const path = target && linkPathOf(target, landing);
    const entry = targets.find((each) => each.path === path);
    return entry && label
      ? [{ ...entry, kind: "Asked often" as const, title: label, summary: entry.title }]
      : [];
  });
  const all = [
    ...documents.flatMap(entriesOf),
    ...roles.map(roleEntry),
    ...answering.flatMap(questionEntries),
  ];
  const entries = reuseEqual(firstAtEach(all));
  return { entries, suggestions };
}
