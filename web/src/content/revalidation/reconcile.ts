import { changedTags } from "@currawong/schemas/document-parts";
import { isListedType, TYPE_NAMES } from "@currawong/schemas/types";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { noteReconciled } from "../../runtime/observability/health.ts";
import { log } from "../../runtime/observability/log.ts";
import { OneAtATime } from "../../runtime/one-at-a-time.ts";
import { processWideSlot } from "../../runtime/process-wide.ts";
import { fetchContent } from "../fetch-content.ts";
import { checkCount, notePlausible, refuse } from "../plausibility.ts";
import { DAY_TAG, sydneyDay, YEAR_TAG } from "../sydney-day.ts";
import { tags } from "../tags.ts";
import { type DocumentState, readStates } from "./document-state.ts";
import type { Ledger } from "./ledger.ts";

const LIST_QUERY = `{
  "count": count(*[_type in $types]),
  "documents": *[_type in $types]{ _id, _type, _rev }
}`;

type ListedDocument = { _id: string; _type: string; _rev: string };
type List = { count: number; documents: ListedDocument[] };

/** The tags `groups:…` of types of which a group gets its first document or loses its last. */
function changedGroups(
  ledger: Ledger,
  changes: ReadonlyMap<string, DocumentState | undefined>,
): string[] {
  /** By membership: how many documents the group gains; fewer than none if it loses some. */
  const gains = new Map<string, { type: string; gain: number }>();
  const count = (state: DocumentState | undefined, by: number) => {
    if (!state?.membership) return;
    const gain = (gains.get(state.membership)?.gain ?? 0) + by;
    gains.set(state.membership, { type: state.type, gain });
  };
  for (const [id, after] of changes) {
    count(ledger.states.get(id), -1);
    count(after, 1);
  }
  const states = [...ledger.states.values()];
  return [...gains].flatMap(([membership, { type, gain }]) => {
    const before = states.filter((state) => state.membership === membership).length;
    const isChanged = (before === 0) !== (before + gain === 0);
    return isChanged && isListedType(type) ? tags.groups(type) : [];
  });
}

type Options = {
  client: SanityClient;
  ledger: Ledger;
  /** Called with the tags of everything that changed, before the ledger is updated. */
  invalidate: (tags: string[]) => void;
};

/**
 * Compares documents with the ledger, invalidates what differs and records their new states. Safe to repeat,
 * in any order, because it reads the current documents instead of trusting events.
 * @param documents types by id; a type may be empty where the document was deleted
 * @throws where a query does not find a document that another one does
 */
export async function reconcileDocuments(
  options: Options,
  documents: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { client, ledger, invalidate } = options;
  const typesKnown = [...documents].map(
    ([id, type]) => [id, type || (ledger.states.get(id)?.type ?? "")] as const,
  );
  const states = await readStates(client, new Map(typesKnown));
  const missing = [...documents.keys()].filter((id) => !states.has(id) && ledger.states.has(id));
  await confirmMissing(options, missing);
  const changes = new Map<string, DocumentState | undefined>();
  const changed = new Set<string>();
  for (const id of documents.keys()) {
    const [before, after] = [ledger.states.get(id), states.get(id)];
    if (before?.rev === after?.rev) continue;
    for (const tag of [...changedTags(before?.parts, after?.parts), tags.documents])
      changed.add(tag);
    changes.set(id, after);
  }
  for (const tag of changedGroups(ledger, changes)) changed.add(tag);
  if (changes.size > 0) invalidate([...changed]);
  for (const [id, after] of changes) {
    if (after) ledger.states.set(id, after);
    else ledger.states.delete(id);
  }
  return [...changed];
}

/** @throws unless none of these documents exist: a list that was cut short must not take pages off the site */
async function confirmMissing({ client, ledger }: Options, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const query = '{ "found": count(*[_id in $ids]), "count": count(*[_type in $types]) }';
  const params = { ids, types: PUBLIC_TYPES };
  const { found, count } = await fetchContent<{ found: number; count: number }>(
    client,
    query,
    params,
  );
  checkCount(count, ledger.states.size);
  if (found !== 0) refuse("The Content Lake’s answers contradict each other.");
}

/** The tags of what shows the day or the year, if it was another one when the ledger was written. */
function outdatedTags({ day: before }: Ledger, day: string): string[] {
  if (before === "" || before === day) return [];
  return before.slice(0, 4) === day.slice(0, 4) ? [DAY_TAG] : [DAY_TAG, YEAR_TAG];
}

/** Finds what has changed since the ledger was written, without relying on events, and invalidates it. */
export async function reconcileDataset(options: Options): Promise<string[]> {
  const { client, ledger, invalidate } = options;
  const day = sydneyDay();
  const params = { types: PUBLIC_TYPES };
  const { count, documents } = await fetchContent<List>(client, LIST_QUERY, params);
  checkCount(count, ledger.states.size);
  if (documents.length !== count) refuse("The list of documents is not whole.");
  const changed = await reconcileDocuments(options, changedDocuments(ledger, documents));
  // No document announces these.
  const outdated = outdatedTags(ledger, day);
  if (outdated.length > 0) invalidate(outdated);
  ledger.day = day;
  if (notePlausible()) invalidate(everything(ledger));
  noteReconciled();
  return changed;
}

/** The tags of whatever pages show. */
const everything = ({ states }: Ledger): string[] => [
  ...[...states.values()].flatMap(({ parts }) => Object.keys(parts)),
  ...TYPE_NAMES.filter(isListedType).map(tags.groups),
  tags.documents,
  tags.addresses,
];

/** Types by id of all documents that differ from the ledger: changed, new and deleted. */
function changedDocuments(
  { states }: Ledger,
  listed: readonly ListedDocument[],
): Map<string, string> {
  const present = new Set(listed.map(({ _id }) => _id));
  const changed = listed.filter(({ _id, _rev }) => states.get(_id)?.rev !== _rev);
  const deleted = [...states].filter(([id]) => !present.has(id));
  return new Map([
    ...changed.map(({ _id, _type }) => [_id, _type] as const),
    ...deleted.map(([id, { type }]) => [id, type] as const),
  ]);
}

export type Change = {
  id: string;
  /** Empty if unknown, as for a deleted document. */
  type: string;
  /** When it changed, in milliseconds since 1970. */
  at: number;
};

/** Brings what is cached up to date with the Content Lake, one reconciliation at a time. */
export class Reconciler {
  readonly #options: Options;
  readonly #tasks = new OneAtATime();
  #batch: { documents: Map<string, string>; result: Promise<string[]> } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  dataset(): Promise<string[]> {
    return this.#tasks.run(() => reconcileDataset(this.#options));
  }

  /**
   * Reconciles a document in a batch with all others that arrive while an earlier task runs, so a
   * hundred published at once take a few rounds, not a hundred.
   */
  async document({ id, type, at }: Change): Promise<string[]> {
    this.#batch ??= this.#openBatch();
    this.#batch.documents.set(id, type);
    const invalidated = await this.#batch.result;
    const tags = invalidated.length;
    if (tags > 0) {
      log("info", "published", { document: id, tags, seconds: (Date.now() - at) / 1000 });
    }
    return invalidated;
  }

  #openBatch() {
    const documents = new Map<string, string>();
    const result = this.#tasks.run(() => {
      this.#batch = undefined;
      return reconcileDocuments(this.#options, documents);
    });
    return { documents, result };
  }
}

/** The reconciler of this process; there is none while Next builds the site. */
export const sharedReconciler = processWideSlot<Reconciler>("reconciler");
