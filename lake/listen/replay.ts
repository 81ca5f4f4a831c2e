import { revisions } from "../store/log.ts";
import type { Store } from "../store/store.ts";
import type { CommittedTransaction, StoredChange } from "../store/transaction.ts";
import type { ChangeWithDocuments } from "./events.ts";

/** More than this is not replayed: reading the documents anew is cheaper. */
const MAX_CHANGES = 1_000;

/**
 * What happened since an event, from the log.
 * @param lastEventId `<transaction>#<document>`, the last event a listener has seen; the document
 *   may be missing when it has seen the whole transaction.
 * @returns each later transaction's changes in order, after the rest of that transaction's own;
 *   null when the event is unknown or too long ago.
 */
export function changesSince(store: Store, lastEventId: string): ChangeWithDocuments[][] | null {
  const [transactionId = "", documentId = ""] = lastEventId.split("#");
  const sequence = store.log.sequenceOf(transactionId);
  if (sequence === null) return null;
  const changes: StoredChange[] = [];
  let seen = false;
  for (const change of store.log.after(documentId === "" ? sequence : sequence - 1)) {
    if (change.sequence > sequence || seen) changes.push(change);
    seen ||= change.documentId === documentId;
    if (changes.length > MAX_CHANGES) return null;
  }
  return byTransaction(store, changes);
}

/** The changes of a transaction that was just committed. */
export function withDocuments(transaction: CommittedTransaction): ChangeWithDocuments[] {
  const { id: transactionId, sequence, timestamp, identity } = transaction;
  return transaction.changes.map(({ id, before, after, mutations, effects }) => ({
    before,
    after,
    change: {
      sequence,
      transactionId,
      timestamp,
      identity,
      documentId: id,
      previousRev: before?._rev ?? null,
      resultRev: after?._rev ?? null,
      mutations,
      effects,
    },
  }));
}

function byTransaction(store: Store, changes: readonly StoredChange[]): ChangeWithDocuments[][] {
  const found = withSurroundings(store, changes);
  const transactions = new Map<number, ChangeWithDocuments[]>();
  for (const change of changes) {
    const transaction = transactions.get(change.sequence) ?? [];
    const item = found.get(keyOf(change));
    if (item) transaction.push(item);
    transactions.set(change.sequence, transaction);
  }
  return [...transactions.values()];
}

/** Rebuilds what surrounds each change by walking its document back from what it is now. */
function withSurroundings(
  store: Store,
  changes: readonly StoredChange[],
): Map<string, ChangeWithDocuments> {
  const found = new Map<string, ChangeWithDocuments>();
  const wanted = new Set(changes.map(keyOf));
  for (const documentId of new Set(changes.map((change) => change.documentId))) {
    let left = changes.filter((change) => change.documentId === documentId).length;
    const current = store.get(documentId) ?? null;
    for (const revision of revisions(store.log.ofDocument(documentId), current)) {
      const key = keyOf(revision.change);
      if (!wanted.has(key)) continue;
      found.set(key, revision);
      if (--left === 0) break;
    }
  }
  return found;
}

function keyOf({ sequence, documentId }: Pick<StoredChange, "sequence" | "documentId">): string {
  return `${sequence}#${documentId}`;
}
