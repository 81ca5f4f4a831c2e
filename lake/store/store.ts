import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { type LakeDocument, publishedIdOf } from "../documents.ts";
import { indexValueOf, indexWriter, REFERENCES } from "./indices.ts";
import { openLog } from "./log.ts";
import { Reader } from "./reader.ts";
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
  const write = indexWriter(db);
  // Reads one or a few documents at a time; queries have their own threads.
  const reader = new Reader(db);
  const listeners = new Set<Listener>();
  const selectOne = db.prepare("SELECT 1 FROM documents WHERE id = ?");

  const idsWhere = (condition: string, ...values: SQLInputValue[]) =>
    reader
      .statement(`SELECT id FROM documents WHERE ${condition} ORDER BY position`)
      .all(...values)
      .map(({ id }) => String(id));

  return {
    db,
    log,
    /** A copy of the document with exactly this id; undefined when there is none. */
    get(id: string): LakeDocument | undefined {
      const document = reader.get(id, "raw");
      return document && { ...document };
    },
    has: (id: string) => selectOne.get(id) !== undefined,
    /** Ids of the documents with a strong or weak reference to `target`. */
    sourcesOf(target: string) {
      const entries = `SELECT position FROM entries WHERE path = '${REFERENCES}'
        AND type IN (SELECT type FROM types) AND kind = ? AND value = ?`;
      const key = indexValueOf(target);
      return key ? idsWhere(`position IN (${entries})`, key.kind, key.value) : [];
    },
    /** Ids of the existing published document, draft and versions of an id. */
    groupOf: (id: string) => idsWhere("base = ?", publishedIdOf(id)),
    /** Ids in creation order: of all documents, or of those with a type or layer. */
    ids({ type, layer }: { type?: string; layer?: string } = {}) {
      if (type !== undefined) return idsWhere("type = ?", type);
      return layer === undefined ? idsWhere("true") : idsWhere("layer = ?", layer);
    },
    /**
     * Commits a transaction atomically; it is stored when this returns. Every `after` must already
     * have the transaction's id as its `_rev`, and the id must be new.
     */
    commit(transaction: Transaction) {
      inTransaction(db, () => {
        log.append(transaction);
        for (const { id, before, after } of transaction.changes) write(id, before, after);
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
