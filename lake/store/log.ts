import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { applyPatch } from "mendoza";
import type { LakeDocument } from "../documents.ts";
import { encodeEffect, type MendozaPatch } from "./effects.ts";
import type { Store } from "./store.ts";
import type { StoredChange, Transaction } from "./transaction.ts";

const COLUMNS = `SELECT t.sequence, t.id, t.timestamp, t.identity, c.document_id, c.previous_rev,
  c.result_rev, c.revert
  FROM changes c JOIN transactions t ON t.sequence = c.sequence`;

/** Opens the log of all transactions, in order. */
export function openLog(db: DatabaseSync) {
  const insertTransaction = db.prepare(
    "INSERT INTO transactions (id, timestamp, identity) VALUES (?, ?, ?)",
  );
  const insertChange = db.prepare("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?)");
  const byDocument = `${COLUMNS} WHERE c.document_id = ? ORDER BY c.sequence DESC`;
  const find = db.prepare("SELECT sequence FROM transactions WHERE id = ?");
  const last = db.prepare("SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1");

  return {
    /** Appends a transaction; call it only within the store's SQL transaction. */
    append({ id, timestamp, identity, changes }: Transaction) {
      const sequence = Number(insertTransaction.run(id, timestamp, identity).lastInsertRowid);
      for (const [position, change] of changes.entries()) {
        insertChange.run(
          sequence,
          position,
          change.id,
          change.before?._rev ?? null,
          change.after?._rev ?? null,
          JSON.stringify(effectsOf(change.before, change.after).revert),
        );
      }
    },
    sequenceOf: (transactionId: string) => {
      const row = find.get(transactionId);
      return row ? Number(row.sequence) : null;
    },
    /** The last transaction's id; null when nothing was ever written. */
    lastId: () => {
      const row = last.get();
      return row ? String(row.id) : null;
    },
    /** A document's changes, newest first. */
    *ofDocument(documentId: string): Generator<StoredChange> {
      // A new statement each time, because two iterations may overlap.
      for (const row of db.prepare(byDocument).iterate(documentId)) yield toChange(row);
    },
  };
}

function toChange(row: Record<string, SQLOutputValue>): StoredChange {
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.id),
    timestamp: String(row.timestamp),
    identity: String(row.identity),
    documentId: String(row.document_id),
    previousRev: row.previous_rev === null ? null : String(row.previous_rev),
    resultRev: row.result_rev === null ? null : String(row.result_rev),
    // Written by append() above, so it has this type.
    revert: JSON.parse(String(row.revert)) as MendozaPatch,
  };
}

/** A change with the document before and after it. */
export interface Revision extends StoredChange {
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
}

/**
 * Walks a document back through its changes, applying the stored reverse patch of each.
 * @param changes newest first, without gaps, as `ofDocument` gives them.
 * @param current the current document, null when deleted.
 */
export function* revisions(
  changes: Iterable<StoredChange>,
  current: LakeDocument | null,
): Generator<Revision> {
  let after = current;
  for (const change of changes) {
    // The patch was encoded from these documents, so the result is a document or null.
    const content = applyPatch(withoutRev(after), change.revert) as LakeDocument | null;
    const before = content && { ...content, _rev: change.previousRev ?? "" };
    yield { ...change, before, after };
    after = before;
  }
}

/**
 * The last state of a document: the current one or, once it is deleted, the one before, under the revision
 * that deleted it. The Studio reverts a release from the revision that published it, and finds that on the
 * release's deleted versions.
 * @returns null for a document that never existed
 */
export function lastState(store: Pick<Store, "get" | "log">, id: string): LakeDocument | null {
  const current = store.get(id) ?? null;
  for (const { before, transactionId } of revisions(store.log.ofDocument(id), current)) {
    return current ?? (before && { ...before, _rev: transactionId });
  }
  return current;
}

/** The patches that apply and revert a change. */
export const effectsOf = (before: LakeDocument | null, after: LakeDocument | null) => ({
  apply: encodeEffect(withoutRev(before), withoutRev(after)),
  revert: encodeEffect(withoutRev(after), withoutRev(before)),
});

/**
 * A document as effects encode it. Sanity's effects omit `_rev`, and the Studio removes it before applying
 * them: Mendoza addresses fields by position, so an extra field would shift the others.
 */
function withoutRev(document: LakeDocument | null): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, ...content } = document;
  return content;
}
