import { linkPathOf } from "@currawong/schemas/paths";
import { ANSWERS_QUERY, SUGGESTIONS_QUERY } from "@currawong/schemas/queries/pages";
import { loadDirectory } from "../content/directory.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { entriesOf, questionEntries, roleEntry } from "./entries.ts";
import { createRanking, type SearchEntry } from "./rank.ts";

let latest = { text: "", rank: createRanking([]) };

/** Returns the same ranking while the entries are equal, so that they are indexed only once. */
function rankingOf(entries: SearchEntry[]) {
  const text = JSON.stringify(entries);
  if (latest.text !== text) latest = { text, rank: createRanking(entries) };
  return latest.rank;
}

/** Loads the ranking of all pages, and the suggestions shown before a search. Depends on every document. */
export async function loadSearchIndex() {
  const [documents, { navigation, listed, roles }, answering] = await Promise.all([
    loadDirectory(),
    load(SUGGESTIONS_QUERY, {}, [tags.documents]),
    load(ANSWERS_QUERY, {}, [tags.documents]),
  ]);
  const targets = (listed ?? []).flatMap((target) => (target ? entriesOf(target) : []));
  // Titled with a question; the page's own title is the summary.
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
  return { rank: rankingOf(all), suggestions };
}
