import {
  changedTags,
  type DocumentParts,
  partsOf,
  partsProjection,
} from "@currawong/schemas/document-parts";
import { referencesIn } from "@currawong/schemas/references";
import { Mutation } from "@sanity/mutator";
import { evaluate, parse } from "groq-js";
import { publishedId, type WholeDocument } from "../dataset/versions.ts";
import type { FindPages } from "./find-pages.ts";

const projections = new Map<string, ReturnType<typeof parse>>();

/** Every part of a document in one query, as the site reads them to see what a change affects. */
function partsQuery(type: string): ReturnType<typeof parse> {
  const known = projections.get(type) ?? parse(`*[0]${partsProjection(type)}`);
  // Stryker disable next-line CallExpression: The cache only saves time.
  projections.set(type, known);
  return known;
}

async function readParts(document: WholeDocument): Promise<DocumentParts> {
  const { _type: type } = document;
  // Referenced documents need only their ids: their content belongs to their own views.
  const others = [...referencesIn(document)].map((_id) => ({ _id }));
  const dataset = [{ ...document, _id: publishedId(document._id) }, ...others];
  const value = await evaluate(partsQuery(type), { dataset });
  return partsOf(type, await value.get());
}

/** A published document before and after a change. */
type DocumentChange = { before: WholeDocument; after: WholeDocument };

/** The values that a change sets and unsets, by path. */
type Changes = { set: Record<string, unknown>; unset?: string[] };

/** Applies a patch to a copy of a document; paths may go through fields, keys and indexes. */
export function withChanges<T extends WholeDocument>(document: T, { set, unset }: Changes): T {
  const patch = { id: document._id, set, unset };
  // A patch keeps the type of the document.
  return new Mutation({ mutations: [{ patch }] }).apply(document) as T;
}

/** Finds the pages that each change of a text or price affects, from the views that differ, as the site does. */
export async function pagesOfChanges(
  findPages: FindPages,
  changes: readonly DocumentChange[],
): Promise<string[][]> {
  const changed = await Promise.all(
    changes.map(async ({ before, after }) => {
      const [was, is] = await Promise.all([readParts(before), readParts(after)]);
      return [...changedTags(was.parts, is.parts)];
    }),
  );
  const byTag = await findPages([...new Set(changed.flat())]);
  return changed.map((names) => [...new Set(names.flatMap((tag) => byTag.get(tag) ?? []))].sort());
}
