import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { type LakeDocument, publishedIdOf } from "../documents.ts";
import { indexValueOf, indexWriter, REFERENCES } from "./indices.ts";
import { openLog } from "./log.ts";
import { Reader } from "./reader.ts";
import { inTransaction } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

type Listener = (transaction: Transaction) => void;

/** The documents, on disk in SQLite. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store on an open database.
 * @param report receives errors thrown by listeners.
 */
export function openStore(db: DatabaseSync, report: (error: unknown) => void) {
  const log = openLog(db);
  const write = indexWriter(db);
  // For one document or a few at a time: queries have threads of their own.
  const reader = new Reader(db);
  const listeners = new Set<Listener>();
  const one = db.prepare("SELECT 1 FROM documents WHERE id = ?");

  const idsWhere = (condition: string, ...values: SQLInputValue[]) =>
    reader
      .statement(`SELECT id FROM documents WHERE ${condition} ORDER BY position`)
      .all(...values)
      .map(({ id }) => String(id));

  return {
    db,
    log,
    /** The document with this id, draft or not, whole and plain; undefined when there is none. */
    get(id: string): LakeDocument | undefined {
      const document = reader.get(id, "raw");
      return document && { ...document };
    },
    has: (id: string) => one.get(id) !== undefined,
    /** Ids of the documents with a reference, strong or weak, to `target`. */
    sourcesOf(target: string) {
      const entries = `SELECT position FROM entries WHERE path = '${REFERENCES}'
        AND type IN (SELECT type FROM types) AND kind = ? AND value = ?`;
      const found = indexValueOf(target);
      return found ? idsWhere(`position IN (${entries})`, found.kind, found.value) : [];
    },
    /** Ids of a published document, its draft and its versions, as far as they exist. */
    groupOf: (id: string) => idsWhere("base = ?", publishedIdOf(id)),
    /** The ids of all documents in order of creation, or of those of a type or on a layer. */
    ids({ type, layer }: { type?: string; layer?: string } = {}) {
      if (type !== undefined) return idsWhere("type = ?", type);
      return layer === undefined ? idsWhere("true") : idsWhere("layer = ?", layer);
    },
    /**
     * Commits a transaction: on disk when this returns, all of it or nothing. Every `after` must
     * already carry the transaction's id as `_rev`, which was never used before.
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
          // The transaction is committed, whether or not a listener fails.
          report(error);
        }
      }
    },
    /** Calls `listener` after each commit, in order; returns what stops that. */
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
