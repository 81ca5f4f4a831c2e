import { revisions } from "../store/log.ts";
import type { Store } from "../store/store.ts";
import type { CommittedTransaction, LoggedChange } from "../store/transaction.ts";
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
  const changes: LoggedChange[] = [];
  let seen = false;
  for (const change of store.log.after(documentId === "" ? sequence : sequence - 1)) {
    if (change.sequence > sequence || seen) changes.push(change);
    seen ||= change.documentId === documentId;
    if (changes.length > MAX_CHANGES) return null;
  }
  return byTransaction(store, changes);
}

/** Every change after a sequence number, by transaction, oldest first. */
export function changesAfter(store: Store, sequence: number): ChangeWithDocuments[][] {
  return byTransaction(store, [...store.log.after(sequence)]);
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

function byTransaction(store: Store, changes: readonly LoggedChange[]): ChangeWithDocuments[][] {
  const documents = documentsAround(store, changes);
  const transactions = new Map<number, ChangeWithDocuments[]>();
  for (const change of changes) {
    const transaction = transactions.get(change.sequence) ?? [];
    transaction.push({ change, ...documents(change) });
    transactions.set(change.sequence, transaction);
  }
  return [...transactions.values()];
}

/** Rebuilds the documents before and after each change by walking back from the current ones. */
function documentsAround(store: Store, changes: readonly LoggedChange[]) {
  const found = new Map<string, Pick<ChangeWithDocuments, "before" | "after">>();
  const wanted = new Set(changes.map(keyOf));
  for (const documentId of new Set(changes.map((change) => change.documentId))) {
    let left = changes.filter((change) => change.documentId === documentId).length;
    const current = store.views.raw.get(documentId) ?? null;
    for (const { change, before, after } of revisions(store.log.ofDocument(documentId), current)) {
      if (!wanted.has(keyOf(change))) continue;
      found.set(keyOf(change), { before, after });
      if (--left === 0) break;
    }
  }
  return (change: LoggedChange) => found.get(keyOf(change)) ?? { before: null, after: null };
}

function keyOf({ sequence, documentId }: LoggedChange): string {
  return `${sequence}#${documentId}`;
}
