import { Mutation as SanityMutation } from "@sanity/mutator";
import { isRecord, isVersionId, type LakeDocument, layerOf } from "../documents.ts";
import { isRelease, isTime, releaseIdOf } from "../release.ts";
import type { Store } from "../store/store.ts";
import type { DocumentChange, Mutation, Transaction } from "../store/transaction.ts";
import { Failure } from "./failure.ts";
import { invalidId, randomId } from "./ids.ts";

/** A transaction being built: it sees its own writes, and the store is unchanged until it is committed. */
export class DraftTransaction {
  readonly id: string;
  readonly timestamp: string;
  readonly identity: string;
  readonly #store: Store;
  readonly #state = new Map<string, LakeDocument | null>();
  readonly #mutations = new Map<string, Mutation[]>();

  /** @param id becomes the `_rev` of the documents */
  constructor(store: Store, identity: string, id = randomId()) {
    this.id = id;
    this.timestamp = new Date().toISOString();
    this.#store = store;
    this.identity = identity;
  }

  get(id: string): LakeDocument | null {
    const pending = this.#state.get(id);
    return pending !== undefined ? pending : (this.#store.get(id) ?? null);
  }

  /** The document as this transaction sees it; throws a Failure if it does not exist. */
  existing(id: string): LakeDocument {
    const document = this.get(id);
    if (!document) throw Failure.notFound(id);
    return document;
  }

  /** Throws a Failure if an expected revision is given and the document is at another. */
  requireRevision(id: string, expected: unknown): void {
    const current = this.get(id)?._rev ?? null;
    if (typeof expected === "string" && current !== expected) {
      throw Failure.revision(id, current, expected);
    }
  }

  has(id: string): boolean {
    const pending = this.#state.get(id);
    return pending !== undefined ? pending !== null : this.#store.has(id);
  }

  /** The new state of every document in this transaction; null for a deleted one. */
  touched(): ReadonlyMap<string, LakeDocument | null> {
    return this.#state;
  }

  /**
   * Writes a whole document.
   * @param body needs a `_type`; a random `_id` completes one that is missing or ends in a dot.
   * @returns the document as it will be stored.
   */
  write(kind: "create" | "createOrReplace" | "createIfNotExists", body: unknown): LakeDocument {
    if (!isRecord(body)) throw Failure.invalid(`"${kind}" needs a document`);
    if (typeof body._type !== "string" || body._type === "") {
      throw Failure.invalid(`Document is missing the string attribute "_type"`);
    }
    const id = documentId(body._id);
    this.#requireUnlocked(id);
    const existing = this.get(id);
    if (existing && existing._type !== body._type) {
      throw Failure.invalid(
        `Cannot modify immutable attribute "_type": "${id}" is a "${existing._type}"`,
      );
    }
    const document = this.#stamp(
      {
        ...body,
        _id: id,
        _type: body._type,
        _createdAt: timestampOr(body._createdAt, existing?._createdAt ?? this.timestamp),
      },
      // A new document may bring its own date of last edit, e.g. from an import.
      existing ? this.timestamp : timestampOr(body._updatedAt, this.timestamp),
    );
    this.#set(document, { [kind]: document });
    return document;
  }

  patch(id: string, patch: Readonly<Record<string, unknown>>): LakeDocument {
    const before = this.existing(id);
    this.#requireUnlocked(id);
    const after = this.#stamp(applyPatch(before, patch), this.timestamp);
    const { ifRevisionID: _revision, ...operations } = patch;
    this.#set(after, { patch: { ...operations, id } });
    return after;
  }

  delete(id: string): void {
    this.#requireUnlocked(id);
    this.#state.set(id, null);
    this.#record(id, { delete: { id } });
  }

  /** The transaction to pass to `store.commit()`. */
  result(): Transaction {
    const changes: DocumentChange[] = [];
    for (const [id, mutations] of this.#mutations) {
      const [before, after] = [this.#store.get(id) ?? null, this.get(id)];
      // Skip a document that was created and deleted within the transaction.
      if (before || after) changes.push({ id, before, after, mutations });
    }
    return { id: this.id, timestamp: this.timestamp, identity: this.identity, changes };
  }

  /** As with hosted releases, the versions of a scheduled release cannot be changed. */
  #requireUnlocked(id: string): void {
    // Stryker disable next-line ConditionalExpression: Only saves a look-up: what is no version is in no release.
    if (!isVersionId(id)) return;
    const release = this.get(releaseIdOf(layerOf(id)));
    if (isRelease(release) && release.state === "scheduled") throw Failure.locked(id, release.name);
  }

  #stamp(body: { _id: string; _type: string; _createdAt: string }, updatedAt: string) {
    return { ...body, _rev: this.id, _updatedAt: updatedAt };
  }

  #set(document: LakeDocument, mutation: Mutation): void {
    this.#state.set(document._id, document);
    this.#record(document._id, mutation);
  }

  #record(id: string, mutation: Mutation): void {
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), mutation]);
  }
}

function documentId(value: unknown): string {
  if (value === undefined || value === null || value === "") return randomId();
  if (typeof value !== "string") throw Failure.invalid('"_id" must be a string');
  const id = value.endsWith(".") ? value + randomId() : value;
  const reason = invalidId(id);
  if (reason) throw Failure.invalid(reason);
  return id;
}

function timestampOr(value: unknown, fallback: string): string {
  if (value === undefined || value === null) return fallback;
  if (isTime(value)) return value;
  throw Failure.invalid(`"${String(value)}" is not a date and time`);
}

const OPERATIONS = new Set(
  "set setIfMissing merge unset inc dec insert diffMatchPatch ifRevisionID id".split(" "),
);

const IMMUTABLE = ["_id", "_type", "_createdAt"] as const;

/** Returns a patched copy of a document, using Sanity's own library. */
function applyPatch(before: LakeDocument, patch: Readonly<Record<string, unknown>>): LakeDocument {
  const unknown = Object.keys(patch).find((name) => !OPERATIONS.has(name));
  if (unknown !== undefined) throw Failure.invalid(`Unknown patch operation "${unknown}"`);
  let after: LakeDocument;
  try {
    const mutation = new SanityMutation({ mutations: [{ patch: { ...patch, id: before._id } }] });
    // Patching an object gives an object; its immutable attributes are checked below.
    after = mutation.apply(before) as LakeDocument;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw Failure.invalid(`The patch cannot be applied to "${before._id}": ${reason}`);
  }
  for (const attribute of IMMUTABLE) {
    if (after[attribute] !== before[attribute]) {
      throw Failure.invalid(`Cannot modify immutable attribute "${attribute}"`);
    }
  }
  return after;
}
