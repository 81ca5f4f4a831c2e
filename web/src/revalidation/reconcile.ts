import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { tags } from "../content/tags.ts";
import { noteReconciled } from "../observability/health.ts";
import { type DocumentState, partsOf, readStates } from "./document-state.ts";
import type { Ledger, LedgerStore } from "./ledger.ts";

type Listed = { _id: string; _type: string; _rev: string };
type Dated = Listed & { _updatedAt: string };

/** Sums up the dataset in one cheap answer: how many public documents, and the newest of them. */
const PROBE_QUERY = `{
  "count": count(*[_type in $types]),
  "latest": *[_type in $types] | order(_updatedAt desc, _id asc)[0]{ _id, _rev, _updatedAt }
}`;

const LIST_QUERY = `*[_type in $types]{ _id, _type, _rev, _updatedAt }`;

const RECENT_QUERY = `*[_type in $types && _updatedAt >= $since]{ _id, _type, _rev }`;

/** A hosted dataset may show a change a while after a later one. */
const MARGIN_MS = 10 * 60_000;

/** How many documents are settled together: their states are in memory, and their tags one message. */
const PART = 1_000;

/**
 * How many documents are looked at where nothing is known yet, as in a build: looking takes milliseconds
 * for each, and the first change of any other tells what it is then.
 */
const LOOKED_AT = 1_000;

type Probe = { count: number; latest: { _updatedAt: string } | null };

/**
 * The tags of the parts that differ between two states of a document. A missing state differs in all;
 * where nobody looked at what was in the parts, any may differ.
 */
export function changedParts(
  id: string,
  before: DocumentState | undefined,
  after: DocumentState | undefined,
): string[] {
  const states = [before, after].filter((state) => state !== undefined);
  const isSeen = states.every(({ parts }) => parts);
  const names = states.flatMap(({ type, parts }) =>
    parts ? Object.keys(parts) : partsOf(id, type),
  );
  return [...new Set(names)].filter(
    (part) => !isSeen || before?.parts?.[part] !== after?.parts?.[part],
  );
}

type Options = {
  client: SanityClient;
  store: LedgerStore;
  /** Called with the tags of everything that changed, before the ledger is updated. */
  revalidate: (tags: string[]) => Promise<void> | void;
};

/** Says what documents are, by id, given their types by id; what is not there is left out. */
type Read = (wanted: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, DocumentState>>;

/**
 * Compares some documents with the ledger, revalidates what differs and notes the new state. Many
 * are settled part by part: what was settled stays so, should the rest fail.
 */
async function settle(
  { client, store, revalidate }: Options,
  ledger: Ledger,
  wanted: ReadonlyMap<string, string>,
  { probe, read = (part) => readStates(client, part) }: { probe?: string; read?: Read } = {},
): Promise<string[]> {
  const all = new Set<string>();
  const waiting = [...wanted];
  do {
    const part = new Map(waiting.splice(0, PART));
    const states = await read(part);
    const changes = new Map<string, DocumentState | undefined>();
    const changed = new Set<string>();
    for (const id of part.keys()) {
      const [before, after] = [ledger.state(id), states.get(id)];
      if (before?.rev === after?.rev) continue;
      for (const tag of [...changedParts(id, before, after), tags.documents]) changed.add(tag);
      changes.set(id, after);
    }
    if (changes.size > 0) await revalidate([...changed]);
    await store.write(changes, waiting.length === 0 ? probe : undefined);
    for (const tag of changed) all.add(tag);
  } while (waiting.length > 0);
  return [...all];
}

/**
 * Settles every document where nothing is known yet. Only so many are looked at, those of the types with
 * the fewest first, which most pages show, and the newest of each; of the others the revision is noted.
 */
async function settleFirst(
  options: Options,
  ledger: Ledger,
  listed: readonly Dated[],
  probe: string,
): Promise<string[]> {
  const count = new Map<string, number>();
  for (const { _type } of listed) count.set(_type, (count.get(_type) ?? 0) + 1);
  const ordered = listed.toSorted(
    (a, b) =>
      (count.get(a._type) ?? 0) - (count.get(b._type) ?? 0) ||
      b._updatedAt.localeCompare(a._updatedAt),
  );
  const changed = [...allChanged(ledger, ordered)];
  const looked = await settle(options, ledger, new Map(changed.splice(0, LOOKED_AT)));
  const noted = new Map(listed.map(({ _id, _type, _rev }) => [_id, { type: _type, rev: _rev }]));
  const rest = await settle(options, ledger, new Map(changed), { probe, read: async () => noted });
  return [...new Set([...looked, ...rest])];
}

/**
 * Brings the cache up to date with some documents, as a webhook names them. Safe to repeat and in
 * any order: it looks at what the documents are now, not at what the message says they became.
 * @param changed document types by id
 * @returns the tags revalidated
 */
export async function reconcileDocuments(
  options: Options,
  changed: ReadonlyMap<string, string>,
): Promise<string[]> {
  const ledger = await options.store.read();
  if (!ledger.probe) return reconcileDataset(options);
  return settle(options, ledger, changed);
}

/** How thoroughly to look: at what changed since the last look, or at every document. */
export type Look = "recent" | "whole";

/**
 * Finds what changed since the ledger was written, without being told, and brings the cache up to
 * date. Costs one small query while nothing has.
 * @returns the tags revalidated
 */
export async function reconcileDataset(options: Options, look: Look = "whole"): Promise<string[]> {
  const revalidated = await compareDataset(options, look);
  noteReconciled();
  return revalidated;
}

async function compareDataset(options: Options, look: Look): Promise<string[]> {
  const { client, store } = options;
  const params = { types: PUBLIC_TYPES };
  const ledger = await store.read();
  const probe = await client.fetch<Probe>(PROBE_QUERY, params);
  const summed = JSON.stringify(probe);
  if (summed === ledger.probe) return [];
  const recent = look === "recent" ? await recentlyChanged(client, ledger, probe) : undefined;
  if (recent) return settle(options, ledger, recent, { probe: summed });
  const listed = await client.fetch<Dated[]>(LIST_QUERY, params);
  if (!ledger.probe) return settleFirst(options, ledger, listed, summed);
  return settle(options, ledger, allChanged(ledger, listed), { probe: summed });
}

/** Types by id of all documents that are not what the ledger says: changed, new and gone. */
function allChanged(ledger: Ledger, listed: readonly Listed[]): Map<string, string> {
  const present = new Map(listed.map(({ _id, _rev }) => [_id, _rev]));
  const changed = new Map(listed.map(({ _id, _type }) => [_id, _type]));
  for (const { id, type, rev } of ledger.revisions()) {
    if (present.get(id) === rev) changed.delete(id);
    else if (!present.has(id)) changed.set(id, type);
  }
  return changed;
}

/**
 * The documents that changed since the dataset was last summed up, as types by id.
 * @returns undefined where these are not all: something is gone, or nothing is known
 */
async function recentlyChanged(
  client: SanityClient,
  ledger: Ledger,
  { count }: Probe,
): Promise<Map<string, string> | undefined> {
  if (!ledger.probe) return undefined;
  const { latest }: Probe = JSON.parse(ledger.probe); // Written by us, from one.
  if (!latest) return undefined;
  const since = new Date(Date.parse(latest._updatedAt) - MARGIN_MS).toISOString();
  const listed = await client.fetch<Listed[]>(RECENT_QUERY, { types: PUBLIC_TYPES, since });
  const changed = new Map<string, string>();
  let known = ledger.count();
  for (const { _id, _type, _rev } of listed) {
    const before = ledger.state(_id);
    if (!before) known++;
    if (before?.rev !== _rev) changed.set(_id, _type);
  }
  return known === count ? changed : undefined;
}
