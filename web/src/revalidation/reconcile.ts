import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { tags } from "../content/tags.ts";
import { noteReconciled } from "../observability/health.ts";
import { type DocumentState, partsOf, readStates } from "./document-state.ts";
import type { Changes, Ledger } from "./ledger.ts";

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

/** How many documents are reconciled together: their states are in memory. */
const BATCH_SIZE = 1_000;

/**
 * How many documents are read where nothing is known yet, as in a build: each takes milliseconds, and any
 * other is read when it first changes.
 */
const READ_AT_FIRST = 1_000;

type Probe = { count: number; latest: { _updatedAt: string } | null };

/**
 * The tags of the parts that differ between two states of a document. A missing state differs in all;
 * where only the revision was noted, any may differ.
 */
export function changedParts(
  id: string,
  before: DocumentState | undefined,
  after: DocumentState | undefined,
): string[] {
  const states = [before, after].filter((state) => state !== undefined);
  const areKnown = states.every(({ parts }) => parts);
  const names = states.flatMap(({ type, parts }) =>
    parts ? Object.keys(parts) : partsOf(id, type),
  );
  return [...new Set(names)].filter(
    (part) => !areKnown || before?.parts?.[part] !== after?.parts?.[part],
  );
}

type Options = {
  client: SanityClient;
  ledger: Ledger;
  /** Called with the tags of everything that changed, before the ledger is updated. */
  invalidate: (tags: string[]) => void;
};

/** Says what documents are, by id, given their types by id; what is not there is left out. */
type Read = (wanted: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, DocumentState>>;

/**
 * Compares some documents with the ledger, invalidates what differs and notes the new state. Many
 * are reconciled in batches: a batch that is done stays done, should the rest fail.
 */
async function reconcileEach(
  { client, ledger, invalidate }: Options,
  wanted: ReadonlyMap<string, string>,
  { probe, read = (batch) => readStates(client, batch) }: { probe?: string; read?: Read } = {},
): Promise<string[]> {
  const all = new Set<string>();
  const waiting = [...wanted];
  do {
    const batch = new Map(waiting.splice(0, BATCH_SIZE));
    const { changes, changedTags } = differences(ledger, [...batch.keys()], await read(batch));
    if (changes.size > 0) invalidate([...changedTags]);
    ledger.write(changes, waiting.length === 0 ? probe : undefined);
    for (const tag of changedTags) all.add(tag);
  } while (waiting.length > 0);
  return [...all];
}

function differences(
  ledger: Ledger,
  ids: readonly string[],
  states: ReadonlyMap<string, DocumentState>,
): { changes: Changes; changedTags: Set<string> } {
  const changes = new Map<string, DocumentState | undefined>();
  const changedTags = new Set<string>();
  for (const id of ids) {
    const [before, after] = [ledger.state(id), states.get(id)];
    if (before?.rev === after?.rev) continue;
    for (const tag of [...changedParts(id, before, after), tags.documents]) changedTags.add(tag);
    changes.set(id, after);
  }
  return { changes, changedTags };
}

/**
 * Reconciles every document where nothing is known yet. Only so many are read, those of the types with
 * the fewest first, which most pages show, and the newest of each; of the others the revision is noted.
 */
async function reconcileFirst(
  options: Options,
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
  const changed = [...allChanged(options.ledger, ordered)];
  const first = await reconcileEach(options, new Map(changed.splice(0, READ_AT_FIRST)));
  const revisions = new Map(
    listed.map(({ _id, _type, _rev }) => [_id, { type: _type, rev: _rev }]),
  );
  const read = async () => revisions;
  const rest = await reconcileEach(options, new Map(changed), { probe, read });
  return [...new Set([...first, ...rest])];
}

/**
 * Brings the cache up to date with some documents. Safe to repeat and in any order: it reads what the
 * documents are now, whatever a message says they became.
 * @param changed document types by id; a type may be empty where the document was deleted
 * @returns the tags invalidated
 */
export async function reconcileDocuments(
  options: Options,
  changed: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (!options.ledger.probe) return reconcileDataset(options);
  return reconcileEach(options, changed);
}

/** What to compare: documents that changed since the last comparison, or every one. */
export type Scope = "recent" | "all";

/**
 * Finds what changed since the ledger was written, without being told, and brings the cache up to
 * date. Costs one small query while nothing has.
 * @returns the tags invalidated
 */
export async function reconcileDataset(options: Options, scope: Scope = "all"): Promise<string[]> {
  const invalidated = await compareDataset(options, scope);
  noteReconciled();
  return invalidated;
}

async function compareDataset(options: Options, scope: Scope): Promise<string[]> {
  const { client, ledger } = options;
  const params = { types: PUBLIC_TYPES };
  const found = await client.fetch<Probe>(PROBE_QUERY, params);
  const probe = JSON.stringify(found);
  if (probe === ledger.probe) return [];
  const recent = scope === "recent" ? await recentlyChanged(client, ledger, found) : undefined;
  if (recent) return reconcileEach(options, recent, { probe });
  const listed = await client.fetch<Dated[]>(LIST_QUERY, params);
  if (!ledger.probe) return reconcileFirst(options, listed, probe);
  return reconcileEach(options, allChanged(ledger, listed), { probe });
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
