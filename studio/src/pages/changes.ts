import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { referencesIn } from "@currawong/schemas/references";
import { sectionTags } from "@currawong/schemas/site-sections";
import { tags } from "@currawong/schemas/tags";
import { isListedType } from "@currawong/schemas/types";
import { VIEWS } from "@currawong/schemas/views";
import { Mutation } from "@sanity/mutator";
import { evaluate, parse } from "groq-js";
import { publishedId, type WholeDocument } from "../dataset/versions.ts";
import type { FindPages } from "./find-pages.ts";
import { membershipOf } from "./membership.ts";

const queries = new Map<string, ReturnType<typeof parse>>();

/** The key, beside the views, of the fields that decide a document’s position in lists. */
const ORDER = "order";

/** Every view of a document in one query, as the site reads them to see what a change affects. */
function viewsQuery(type: string): ReturnType<typeof parse> {
  const known = queries.get(type);
  if (known) return known;
  const { views = {}, order } = VIEWS[type] ?? {};
  const parts = Object.entries({ ...views, ...(order ? { [ORDER]: order } : {}) }).map(
    ([name, projection]) => `"${name}": { ${projection} }`,
  );
  const query = parse(`*[0]{ ${parts.join(", ")} }`);
  queries.set(type, query);
  return query;
}

async function viewsOf(document: WholeDocument): Promise<Record<string, unknown>> {
  // Referenced documents need only their ids: their content belongs to their own views.
  const others = [...referencesIn(document)].map((_id) => ({ _id }));
  const dataset = [document, ...others];
  const value = await evaluate(viewsQuery(document._type), { dataset });
  return (await value.get()) ?? {};
}

/** A published document before and after a change. */
type DocumentChange = { before: WholeDocument; after: WholeDocument };

/** What is in one of two lists only. */
const different = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((tag) => !other.includes(tag)),
  ...other.filter((tag) => !one.includes(tag)),
];

/** The tags of what a change affects, as the site compares the two versions. */
async function changedTags({ before, after }: DocumentChange): Promise<string[]> {
  const id = publishedId(before._id);
  const [was, is] = await Promise.all([viewsOf(before), viewsOf(after)]);
  const [left, joined] = [membershipOf(before), membershipOf(after)];
  const views = Object.keys(was)
    .filter((view) => JSON.stringify(was[view]) !== JSON.stringify(is[view]))
    .flatMap((view) => {
      if (view !== ORDER) return tags.view(id, view);
      return isListedType(before._type) ? [tags.list(before._type), ...left, ...joined] : [];
    });
  const groups = different(left, joined);
  return [...views, ...groups, ...different(sectionTags(before), sectionTags(after))];
}

const pathsOf = (document: WholeDocument) => addressesOf(addressableOf(document)).pages;

/** The addresses that a change adds: no page has been there yet. */
function addedPaths({ before, after }: DocumentChange): string[] {
  const known = new Set(pathsOf(before));
  return pathsOf(after).filter((path) => !known.has(path));
}

/** The values that a change sets and unsets, by path. */
type Changes = { set: Record<string, unknown>; unset?: readonly string[] };

/** Applies a patch to a copy of a document; paths may go through fields, keys and indexes. */
export function withChanges<T extends WholeDocument>(document: T, { set, unset = [] }: Changes): T {
  const patch = { id: document._id, set, unset: [...unset] };
  // A patch keeps the type of the document.
  return new Mutation({ mutations: [{ patch }] }).apply(document) as T;
}

/** The pages that each of some changes affects. `isExact` is false if the site could not be asked. */
export type ChangedPages = { paths: string[][]; isExact: boolean };

/** Finds the pages that each change affects, from the views that differ, as the site does. */
export async function pagesOfChanges(
  findPages: FindPages,
  changes: readonly DocumentChange[],
): Promise<ChangedPages> {
  const changed = await Promise.all(changes.map(changedTags));
  const { byTag, isExact } = await findPages([...new Set(changed.flat())]);
  const paths = changes.map((change, index) => {
    const known = (changed[index] ?? []).flatMap((tag) => byTag.get(tag) ?? []);
    return [...new Set([...known, ...addedPaths(change)])].sort();
  });
  return { paths, isExact };
}
