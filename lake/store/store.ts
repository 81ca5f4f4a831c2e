import type { DatabaseSync } from "node:sqlite";
import { openDocumentsTable } from "./documents-table.ts";
import { openLog } from "./log.ts";
import { inTransaction } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

type Listener = (transaction: Transaction) => void;

/** The documents, stored in SQLite. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store on an open database.
 * @param report receives errors thrown by listeners.
 */
export function openStore(db: DatabaseSync, report: (error: unknown) => void) {
  const log = openLog(db);
  const { write, ...documents } = openDocumentsTable(db);
  const listeners = new Set<Listener>();

  return {
    db,
    log,
    ...documents,
    /**
     * Commits a transaction atomically; it is stored when this returns. Every `after` must already
     * have the transaction's id as its `_rev`, and the id must be new.
     */
    commit(transaction: Transaction) {
      inTransaction(db, () => {
        log.append(transaction);
        for (const { id, after } of transaction.changes) write(id, after);
      });
      for (const listener of [...listeners]) {
        try {
          listener(transaction);
        } catch (error) {
          // The transaction is already committed, even if a listener fails.
          report(error);
        }
      }
    },
    /** Calls `listener` after each commit, in order; returns a function that unsubscribes it. */
    onCommit(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      db.close();
    },
  };
}
