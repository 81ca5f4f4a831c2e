import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { tags } from "../content/tags.ts";
import { noteReconciled } from "../observability/health.ts";
import { type DocumentState, readStates } from "./document-state.ts";
import type { Ledger, LedgerStore } from "./ledger.ts";

type Listed = { _id: string; _type: string; _rev: string };

/** Sums up the dataset in one cheap answer: how many public documents, and the newest of them. */
const PROBE_QUERY = `{
  "count": count(*[_type in $types]),
  "latest": *[_type in $types] | order(_updatedAt desc, _id asc)[0]{ _id, _rev, _updatedAt }
}`;

const LIST_QUERY = `*[_type in $types]{ _id, _type, _rev }`;

/** The parts that differ between two states of a document. A missing state differs in all. */
export function changedParts(
  before: DocumentState | undefined,
  after: DocumentState | undefined,
): string[] {
  const parts = new Set([...Object.keys(before?.parts ?? {}), ...Object.keys(after?.parts ?? {})]);
  return [...parts].filter((part) => before?.parts[part] !== after?.parts[part]);
}

type Options = {
  client: SanityClient;
  store: LedgerStore;
  /** Called with the tags of everything that changed, before the ledger is updated. */
  revalidate: (tags: string[]) => Promise<void> | void;
};

/** Compares some documents with the ledger, revalidates what differs and notes the new state. */
async function settle(
  { client, store, revalidate }: Options,
  ledger: Ledger,
  wanted: ReadonlyMap<string, string>,
  probe = ledger.probe,
): Promise<string[]> {
  const byType = new Map<string, string[]>();
  for (const [id, type] of wanted) byType.set(type, [...(byType.get(type) ?? []), id]);
  const states = await readStates(client, byType);
  const changed = new Set<string>();
  const documents = { ...ledger.documents };
  for (const id of wanted.keys()) {
    const after = states.get(id);
    if (documents[id]?.rev === after?.rev) continue;
    for (const part of changedParts(documents[id], after)) changed.add(part);
    changed.add(tags.documents);
    if (after) documents[id] = after;
    else delete documents[id];
  }
  if (changed.size > 0) await revalidate([...changed]);
  else if (probe === ledger.probe && probe !== "") return [];
  await store.write({ documents, probe });
  return [...changed];
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
  if (!ledger) return reconcileDataset(options);
  return settle(options, ledger, changed);
}

/**
 * Finds what changed since the ledger was written, without being told, and brings the cache up to
 * date. Costs one small query while nothing has.
 * @returns the tags revalidated
 */
export async function reconcileDataset(options: Options): Promise<string[]> {
  const revalidated = await compareDataset(options);
  noteReconciled();
  return revalidated;
}

async function compareDataset(options: Options): Promise<string[]> {
  const { client, store } = options;
  const params = { types: PUBLIC_TYPES };
  const ledger = (await store.read()) ?? { documents: {}, probe: "" };
  const probe = JSON.stringify(await client.fetch(PROBE_QUERY, params));
  if (probe === ledger.probe) return [];
  const listed = await client.fetch<Listed[]>(LIST_QUERY, params);
  const wanted = new Map<string, string>();
  for (const { _id, _type, _rev } of listed) {
    if (ledger.documents[_id]?.rev !== _rev) wanted.set(_id, _type);
  }
  const present = new Set(listed.map(({ _id }) => _id));
  for (const [id, { type }] of Object.entries(ledger.documents)) {
    if (!present.has(id)) wanted.set(id, type);
  }
  return settle(options, ledger, wanted, probe);
}
