import type { Price } from "@currawong/schemas/price";
import { pricesOf } from "@currawong/schemas/price-fields";
import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../dataset/versions.ts";
import { publishedId } from "../../dataset/versions.ts";
import {
  type Outcome,
  readVersions,
  type VersionPatch,
  writeTogether,
} from "../../dataset/write-together.ts";
import { pagesOfChanges, withChanges } from "../../pages/changes.ts";
import type { FindPages } from "../../pages/find-pages.ts";
import { conflictsOf, inverseOf, isPlanned, type Pending, sameItems } from "./pending.ts";
import { allRows, latestPrice, PROJECTION, type PricedDocument, shownPrice } from "./rows.ts";

/** A publication that can be undone. */
export type Publication = {
  /** ISO time of the publication. */
  at: string;
  /** The edits that undo it. */
  inverse: Pending;
};

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
    if (!edit) continue;
    const { to, base } = edit;
    const isNewPlan =
      !(document._id in to) && isPlanned(document._id, price, shownPrice({ id, prices: base }));
    // An undo restores the price of each version. A release that plans another price keeps it.
    const after = to[document._id] ?? (isNewPlan ? undefined : latestPrice(id, to));
    if (after) Object.assign(set, changedLeaves(path, price, after));
  }
  for (const [key, { quotes }] of Object.entries(pending)) {
    if (!quotes || documentOf(key) !== id) continue;
    const items = document[quotes.list];
    if (!sameItems(quotes.base, Array.isArray(items) ? items : [])) continue;
    if (quotes.to.length > 0) set[quotes.list] = quotes.to;
    else unset.push(quotes.list);
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

/** Publishes all edits in one transaction, or none if another editor has changed one of the prices. */
export async function publish(
  client: SanityClient,
  pending: Pending,
): Promise<Outcome<{ publication: Publication }>> {
  let titles: string[] = [];
  let inverse: Pending = {};
  const isWritten = await writeTogether(client, "price-board", async () => {
    const documents = await readVersions<PricedDocument>(client, idsOf(pending), PROJECTION);
    const rows = allRows(documents);
    const keys = new Set(rows.map(({ key }) => key));
    const missing = Object.keys(pending).filter((key) => !keys.has(key));
    const changed = conflictsOf(pending, rows).map(({ row }) => row.title);
    titles = [...new Set([...changed, ...missing.map((key) => `${key} (no longer there)`)])];
    inverse = inverseOf(pending, rows);
    return titles.length > 0 ? null : patchesOf(pending, documents);
  });
  if (!isWritten) return { kind: "refused", titles };
  const publication = { at: new Date().toISOString(), inverse };
  return { kind: "written", publication };
}

type Revision = WholeDocument & { _rev: string };

/** The pages that publishing the edits will change, by row key. */
export type PendingPages = { byRow: ReadonlyMap<string, string[]>; isExact: boolean };

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
  const { paths, isExact } = await pagesOfChanges(findPages, changes);
  return { byRow: new Map(changes.map(({ key }, index) => [key, paths[index] ?? []])), isExact };
}
