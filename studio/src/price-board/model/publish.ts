import type { Price } from "@currawong/schemas/price";
import { pricesOf } from "@currawong/schemas/price-fields";
import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../lake/versions.ts";
import { publishedId } from "../../lake/versions.ts";
import {
  type Outcome,
  readVersions,
  type VersionPatch,
  writeTogether,
} from "../../lake/write-together.ts";
import { pagesOfChanges, withChanges } from "../../pages/changes.ts";
import { conflictsOf, inverseOf, type Pending, sameItems } from "./pending.ts";
import { allRows, latestPrice, PROJECTION, type PricedDocument } from "./rows.ts";

/** A publication that can be undone. */
export type Publication = {
  /** When, as ISO time. */
  at: string;
  /** What undoes it. */
  inverse: Pending;
};

export /** The published id of the document that a row’s key names. */
const documentOf = (key: string) => key.slice(0, key.indexOf("#"));

/** The documents an editor’s changes are of, by published id. */
const idsOf = (pending: Pending): string[] => [...new Set(Object.keys(pending).map(documentOf))];

const LEAVES = ["amount", "unit", "from"] as const;

/** The parts of a price that change, by their path: no more of a document is written than that. */
function leaves(path: string, before: Price, after: Price): Record<string, unknown> {
  const changed = LEAVES.filter((leaf) => (before[leaf] ?? false) !== (after[leaf] ?? false));
  return Object.fromEntries(changed.map((leaf) => [`${path}.${leaf}`, after[leaf] ?? false]));
}

function patchOf(document: PricedDocument, pending: Pending): VersionPatch {
  const id = publishedId(document._id);
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const { path, price } of pricesOf(document)) {
    const to = pending[`${id}#${path}`]?.to;
    // An undo gives each version its own price back.
    const after = to && (to[document._id] ?? latestPrice(id, to));
    if (after) Object.assign(set, leaves(path, price, after));
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
 * The patches that make an editor’s changes come true: of what is published, and of its draft and the versions
 * in releases, which would else bring the old price back.
 */
export const patchesOf = (pending: Pending, documents: readonly PricedDocument[]): VersionPatch[] =>
  documents
    .map((document) => patchOf(document, pending))
    .filter(({ set, unset = [] }) => Object.keys(set).length > 0 || unset.length > 0);

/** Publishes every change in one transaction, or none: never over what another editor did to these prices. */
export async function publish(
  client: SanityClient,
  pending: Pending,
): Promise<Outcome<{ publication: Publication }>> {
  let titles: string[] = [];
  let inverse: Pending = {};
  const written = await writeTogether(client, "price-board", async () => {
    const documents = await readVersions<PricedDocument>(client, idsOf(pending), PROJECTION);
    const rows = allRows(documents);
    const keys = new Set(rows.map(({ key }) => key));
    const missing = Object.keys(pending).filter((key) => !keys.has(key));
    const changed = conflictsOf(pending, rows).map(({ row }) => row.title);
    titles = [...new Set([...changed, ...missing.map((key) => `${key} (no longer there)`)])];
    inverse = inverseOf(pending, rows);
    return titles.length > 0 ? null : patchesOf(pending, documents);
  });
  if (!written) return { kind: "refused", titles };
  const publication = { at: new Date().toISOString(), inverse };
  return { kind: "written", publication, ...written };
}

type Revision = WholeDocument & { _rev: string };

/** The pages that will change when an editor’s changes are published, by key of the row changed. */
export async function pagesOfPending(
  client: SanityClient,
  pending: Pending,
): Promise<ReadonlyMap<string, string[]>> {
  const documents = await client.fetch<Revision[]>(`*[_id in $ids]`, { ids: idsOf(pending) });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const changes = Object.entries(pending).flatMap(([key, edit]) => {
    const before = byId.get(documentOf(key));
    const [patch] = before ? patchesOf({ [key]: edit }, [before]) : [];
    if (!before || !patch) return [];
    return [{ key, before, after: withChanges(before, patch) }];
  });
  const pages = await pagesOfChanges(client, changes);
  return new Map(changes.map(({ key }, index) => [key, pages[index] ?? []]));
}
