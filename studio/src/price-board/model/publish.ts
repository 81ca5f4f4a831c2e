import type { Price } from "@currawong/schemas/price";
import { pricesOf } from "@currawong/schemas/price-fields";
import type { SanityClient } from "@sanity/client";
import { publishedId, releaseOf, type WholeDocument } from "../../dataset/versions.ts";
import { readVersions, type VersionPatch, writeTogether } from "../../dataset/write-together.ts";
import { pagesOfChanges, withChanges } from "../../pages/changes.ts";
import type { FindPages } from "../../pages/find-pages.ts";
import { type Left, leftOf, type Pending, without } from "./pending.ts";
import { allRows, PROJECTION, type PricedDocument, readReleases, samePrice } from "./rows.ts";

/** The published id of the document in a row key. */
const documentOf = (key: string) => key.slice(0, key.indexOf("#"));

/** The published ids of the edited documents. */
const idsOf = (pending: Pending): string[] => [...new Set(Object.keys(pending).map(documentOf))];

const LEAVES = ["amount", "unit", "from"] as const;

/** The fields of a price that change, by path, so that no others are written. */
function changedLeaves(path: string, before: Price, after: Price): Record<string, unknown> {
  const changed = LEAVES.filter((leaf) => (before[leaf] ?? false) !== (after[leaf] ?? false));
  return Object.fromEntries(changed.map((leaf) => [`${path}.${leaf}`, after[leaf] ?? false]));
}

function patchOf(document: PricedDocument, pending: Pending): VersionPatch {
  const id = publishedId(document._id);
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const { path, price } of pricesOf(document)) {
    const edit = pending[`${id}#${path}`];
    // A release that plans another price keeps it.
    const isPlanned = edit && releaseOf(document._id) && !samePrice(price, edit.base);
    if (edit && !isPlanned) Object.assign(set, changedLeaves(path, price, edit.to));
  }
  for (const [key, { settles }] of Object.entries(pending)) {
    if (settles && documentOf(key) === id && document[settles.list]) unset.push(settles.list);
  }
  return { id: document._id, revision: document._rev, set, unset };
}

/**
 * Builds the patches for the edits: for published documents, and for their drafts and release versions, which
 * would otherwise restore the old price when published.
 */
export const patchesOf = (pending: Pending, documents: readonly PricedDocument[]): VersionPatch[] =>
  documents
    .map((document) => patchOf(document, pending))
    .filter(({ set, unset = [] }) => Object.keys(set).length > 0 || unset.length > 0);

/**
 * Publishes the edits in one transaction, without those that a colleague’s change or schedule stands against.
 * @returns what was left
 */
export async function publish(client: SanityClient, pending: Pending): Promise<Left[]> {
  let left: Left[] = [];
  await writeTogether(client, "price-board", async () => {
    const [documents, releases] = await Promise.all([
      readVersions<PricedDocument>(client, idsOf(pending), PROJECTION),
      readReleases(client),
    ]);
    left = leftOf(pending, allRows(documents), releases);
    const rest = without(pending, new Set(left.map(({ key }) => key)));
    const patches = patchesOf(rest, documents);
    return patches.length > 0 ? patches : null;
  });
  return left;
}

type Revision = WholeDocument & { _rev: string };

/** The pages that publishing the edits will change, by row key. */
export type PendingPages = ReadonlyMap<string, readonly string[]>;

export async function pagesOfPending(
  client: SanityClient,
  findPages: FindPages,
  pending: Pending,
): Promise<PendingPages> {
  const documents = await client.fetch<Revision[]>(`*[_id in $ids]`, { ids: idsOf(pending) });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const changes = Object.entries(pending).flatMap(([key, edit]) => {
    const before = byId.get(documentOf(key));
    const [patch] = before ? patchesOf({ [key]: edit }, [before]) : [];
    if (!before || !patch) return [];
    return [{ key, before, after: withChanges(before, patch) }];
  });
  const paths = await pagesOfChanges(findPages, changes);
  return new Map(changes.map(({ key }, index) => [key, paths[index] ?? []]));
}
