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

const RECENT_QUERY = `*[_type in $types && _updatedAt >= $since]{ _id, _type, _rev }`;

/** A hosted dataset may show a change a while after a later one. */
const MARGIN_MS = 10 * 60_000;

type Probe = { count: number; latest: { _updatedAt: string } | null };

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
  const ledger = (await store.read()) ?? { documents: {}, probe: "" };
  const probe = await client.fetch<Probe>(PROBE_QUERY, params);
  const summed = JSON.stringify(probe);
  if (summed === ledger.probe) return [];
  const recent = look === "recent" ? await recentlyChanged(client, ledger, probe) : undefined;
  const listed = recent ?? (await client.fetch<Listed[]>(LIST_QUERY, params));
  const wanted = new Map<string, string>();
  for (const { _id, _type, _rev } of listed) {
    if (ledger.documents[_id]?.rev !== _rev) wanted.set(_id, _type);
  }
  if (!recent) {
    const present = new Set(listed.map(({ _id }) => _id));
    for (const [id, { type }] of Object.entries(ledger.documents)) {
      if (!present.has(id)) wanted.set(id, type);
    }
  }
  return settle(options, ledger, wanted, summed);
}

/**
 * The documents that changed since the dataset was last summed up.
 * @returns undefined where these are not all: something is gone, or nothing is known
 */
async function recentlyChanged(
  client: SanityClient,
  { documents, probe: last }: Ledger,
  { count }: Probe,
): Promise<Listed[] | undefined> {
  if (!last) return undefined;
  const { latest }: Probe = JSON.parse(last); // Written by us, from one.
  if (!latest) return undefined;
  const since = new Date(Date.parse(latest._updatedAt) - MARGIN_MS).toISOString();
  const listed = await client.fetch<Listed[]>(RECENT_QUERY, { types: PUBLIC_TYPES, since });
  const known = new Set([...Object.keys(documents), ...listed.map(({ _id }) => _id)]);
  return known.size === count ? listed : undefined;
}
