import { changedTags } from "@currawong/schemas/document-parts";
import { isListedType, TYPE_NAMES } from "@currawong/schemas/types";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { noteReconciled } from "../../runtime/observability/health.ts";
import { log } from "../../runtime/observability/log.ts";
import { OneAtATime } from "../../runtime/one-at-a-time.ts";
import { processWide } from "../../runtime/process-wide.ts";
import { fetchContent } from "../fetch-content.ts";
import { notePlausible, refuse } from "../plausibility.ts";
import { DAY_TAG, sydneyDay, YEAR_TAG } from "../sydney-day.ts";
import { tags } from "../tags.ts";
import { type DocumentState, readStates } from "./document-state.ts";
import type { Ledger } from "./ledger.ts";

/** Summarises the dataset in one cheap query: the number of public documents, and the latest change. */
const PROBE_QUERY = `{
  "count": count(*[_type in $types]),
  "latest": *[_type in $types] | order(_updatedAt desc, _id asc)[0]{ _id, _rev, _updatedAt }
}`;

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
    count(ledger.state(id), -1);
    count(after, 1);
  }
  return [...gains].flatMap(([membership, { type, gain }]) => {
    const before = ledger.countMembers(membership);
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
 * @param probe of the dataset, if these are all the documents that changed
 * @throws where a query does not find a document that another one does
 */
export async function reconcileDocuments(
  { client, ledger, invalidate }: Options,
  documents: ReadonlyMap<string, string>,
  probe?: string,
): Promise<string[]> {
  const typesKnown = [...documents].map(
    ([id, type]) => [id, type || (ledger.state(id)?.type ?? "")] as const,
  );
  const states = await readStates(client, new Map(typesKnown));
  const missing = [...documents.keys()].filter(
    (id) => !states.has(id) && (ledger.state(id) || probe !== undefined),
  );
  await confirmMissing(client, missing);
  const changes = new Map<string, DocumentState | undefined>();
  const changed = new Set<string>();
  for (const id of documents.keys()) {
    const [before, after] = [ledger.state(id), states.get(id)];
    if (before?.rev === after?.rev) continue;
    for (const tag of [...changedTags(before?.parts, after?.parts), tags.documents])
      changed.add(tag);
    changes.set(id, after);
  }
  for (const tag of changedGroups(ledger, changes)) changed.add(tag);
  if (changes.size > 0) invalidate([...changed]);
  ledger.write(changes, probe);
  return [...changed];
}

/** @throws unless none of these documents exist: a list that was cut short must not take pages off the site */
async function confirmMissing(client: SanityClient, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const count = await fetchContent<number>(
    client,
    "count(*[_id in $ids])",
    { ids },
    undefined,
    true,
  );
  if (count !== 0) refuse("The Content Lake’s answers contradict each other.");
}

/** The tags of what shows the day or the year, if it was another one when the ledger was written. */
function outdatedTags({ probe }: Ledger, day: string): string[] {
  // A new ledger has no probe, and one of an earlier release no day.
  const before: unknown = probe === "" ? undefined : JSON.parse(probe).day;
  if (typeof before !== "string" || before === day) return [];
  return before.slice(0, 4) === day.slice(0, 4) ? [DAY_TAG] : [DAY_TAG, YEAR_TAG];
}

/**
 * Finds what has changed since the ledger was written, without relying on events, and invalidates
 * it. Costs one small query if nothing has.
 */
export async function reconcileDataset(options: Options): Promise<string[]> {
  const { client, ledger } = options;
  const params = { types: PUBLIC_TYPES };
  const day = sydneyDay();
  const probe = JSON.stringify({
    ...Object(await fetchContent(client, PROBE_QUERY, params, undefined, true)),
    day,
  });
  // No document announces these.
  const outdated = outdatedTags(ledger, day);
  if (outdated.length > 0) options.invalidate(outdated);
  let invalidated: string[] = [];
  if (probe !== ledger.probe) {
    const { count, documents } = await fetchContent<List>(
      client,
      LIST_QUERY,
      params,
      undefined,
      true,
    );
    if (documents.length !== count) refuse("The list of documents is not whole.");
    invalidated = await reconcileDocuments(options, changedDocuments(ledger, documents), probe);
  }
  if (notePlausible()) options.invalidate(everything(ledger));
  noteReconciled();
  return invalidated;
}

/** The tags of whatever pages show. */
const everything = (ledger: Ledger): string[] => [
  ...ledger.tags(),
  ...TYPE_NAMES.filter(isListedType).map(tags.groups),
  tags.documents,
  tags.addresses,
];

/** Types by id of all documents that differ from the ledger: changed, new and deleted. */
function changedDocuments(ledger: Ledger, listed: readonly ListedDocument[]): Map<string, string> {
  const present = new Map(listed.map(({ _id, _rev }) => [_id, _rev]));
  const changed = new Map(listed.map(({ _id, _type }) => [_id, _type]));
  for (const { id, type, rev } of ledger.revisions()) {
    if (present.get(id) === rev) changed.delete(id);
    else if (!present.has(id)) changed.set(id, type);
  }
  return changed;
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
  /** Documents of the ledger whose deletion was announced, and is not recorded yet. */
  readonly #deleting = new Set<string>();
  #batch: { documents: Map<string, string>; result: Promise<string[]> } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** How many documents there should be. */
  get count(): number {
    return this.#options.ledger.size - this.#deleting.size;
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
    if (!type && this.#options.ledger.state(id)) this.#deleting.add(id);
    const invalidated = await this.#batch.result;
    this.#deleting.delete(id);
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

const registry = () => processWide<{ reconciler?: Reconciler }>("reconciler", () => ({}));

/** Makes the routes of this process use a reconciler. */
export function shareReconciler(reconciler: Reconciler): void {
  registry().reconciler = reconciler;
}

/** The reconciler of this process; undefined while Next builds the site. */
export const sharedReconciler = (): Reconciler | undefined => registry().reconciler;
