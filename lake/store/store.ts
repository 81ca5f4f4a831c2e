import type { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "../documents.ts";
import { httpError } from "../http/errors.ts";
import { encodeEffect } from "./effects.ts";
import { openLog, type TransactionLog, withoutRev } from "./log.ts";
import { ReferenceIndex } from "./references.ts";
import type { CommittedTransaction, NewTransaction } from "./transaction.ts";
import { Views } from "./views.ts";

/** Called with each transaction after its commit. */
type Listener = (transaction: CommittedTransaction) => void;

/** The documents: SQLite on disk, all current ones in memory. */
export interface Store {
  /** For tables of one's own (`CREATE TABLE IF NOT EXISTS`). Writes here are durable too. */
  readonly db: DatabaseSync;
  readonly views: Views;
  readonly references: ReferenceIndex;
  readonly log: TransactionLog;
  /**
   * Commits a transaction: on disk when this returns, all of it or nothing. Every `after` must
   * already carry the transaction's id as `_rev`. Throws 409 when the id was used before.
   */
  commit(transaction: NewTransaction): CommittedTransaction;
  /** Calls `listener` after each commit, in order; returns what stops that. */
  onCommit(listener: Listener): () => void;
  close(): void;
}

/**
 * Opens the store on an open database and loads the current documents.
 * @param report is told of a listener that throws.
 */
export function openStore(db: DatabaseSync, report: (error: unknown) => void): Store {
  const views = new Views();
  const references = new ReferenceIndex();
  const log = openLog(db);
  const listeners = new Set<Listener>();
  const upsert = db.prepare(
    "INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
  );
  const remove = db.prepare("DELETE FROM documents WHERE id = ?");

  for (const { body } of db.prepare("SELECT body FROM documents ORDER BY position").iterate()) {
    // Written by commit() below, so it is a LakeDocument.
    const document = JSON.parse(String(body)) as LakeDocument;
    views.update(document._id, document);
    references.update(document._id, null, document);
  }

  function persist(transaction: NewTransaction): CommittedTransaction {
    const changes = transaction.changes.map((change) => ({
      ...change,
      effects: {
        apply: encodeEffect(withoutRev(change.before), withoutRev(change.after)),
        revert: encodeEffect(withoutRev(change.after), withoutRev(change.before)),
      },
    }));
    db.exec("BEGIN IMMEDIATE");
    try {
      const sequence = log.append({ ...transaction, changes });
      for (const { id, after } of changes) {
        if (after) upsert.run(id, JSON.stringify(after));
        else remove.run(id);
      }
      db.exec("COMMIT");
      return { ...transaction, changes, sequence };
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  function notify(listener: Listener, transaction: CommittedTransaction): void {
    try {
      listener(transaction);
    } catch (error) {
      // The write is done and will be acknowledged, whatever a listener makes of it.
      report(error);
    }
  }

  return {
    db,
    views,
    references,
    log,
    commit(transaction) {
      if (log.has(transaction.id)) {
        throw httpError(409, `Transaction "${transaction.id}" already exists`);
      }
      const committed = persist(transaction);
      for (const { id, before, after } of committed.changes) {
        views.update(id, after);
        references.update(id, before, after);
      }
      for (const listener of [...listeners]) notify(listener, committed);
      return committed;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      db.close();
    },
  };
}
