import { DatabaseSync } from "node:sqlite";

/** Incremented when the tables change; stored in the file's header (`user_version`). */
const TABLES_VERSION = 4;

/** Opens the lake's database for writing; creates it and its tables when missing. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    // WAL: readers and the writer do not block each other. NORMAL: commits survive a crash of the
    // process (https://www.sqlite.org/pragma.html#pragma_synchronous).
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
    if (version === TABLES_VERSION) return db;
    if (hasTables(db)) {
      throw new Error(
        `${file} was written by another version of the lake: take another folder, or start over with “npm run reset”`,
      );
    }
    inTransaction(db, () => makeTables(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens a lake's database for reading, alongside the connection that writes. */
export function openForReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec("PRAGMA cache_size = -8000; PRAGMA query_only = true;");
  return db;
}

/** Runs a function within one SQL transaction. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

const hasTables = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents'").get() !== undefined;

/** Creates the tables: documents, their indices (`indices.ts`, `words.ts`) and the log. */
function makeTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE documents (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      base TEXT NOT NULL,
      layer TEXT NOT NULL,
      type TEXT NOT NULL,
      rev TEXT NOT NULL,
      content TEXT NOT NULL
    );
    CREATE INDEX documents_by_type ON documents (type, layer);
    CREATE INDEX documents_by_base ON documents (base, layer);
    -- Each type once, without looking at every document.
    CREATE VIEW types AS
      WITH RECURSIVE found (type) AS (
        SELECT min(type) FROM documents
        UNION ALL
        SELECT (SELECT min(type) FROM documents WHERE type > found.type)
          FROM found WHERE type IS NOT NULL
      ) SELECT type FROM found WHERE type IS NOT NULL;
    CREATE TABLE entries (
      path TEXT NOT NULL,
      type TEXT NOT NULL,
      kind INTEGER NOT NULL,
      value NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (path, type, kind, value, position)
    ) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5 (
      short, long, content = '', contentless_delete = 1, detail = column
    );
    CREATE TABLE transactions (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      timestamp TEXT NOT NULL,
      identity TEXT NOT NULL
    );
    CREATE TABLE changes (
      sequence INTEGER NOT NULL REFERENCES transactions (sequence),
      position INTEGER NOT NULL,
      document_id TEXT NOT NULL,
      previous_rev TEXT,
      result_rev TEXT,
      revert TEXT NOT NULL,
      PRIMARY KEY (sequence, position)
    );
    CREATE INDEX changes_by_document ON changes (document_id, sequence);
    PRAGMA user_version = ${TABLES_VERSION};
  `);
}

/**
 * Locks a folder until released or the process ends: listeners of one lake would miss the writes of
 * another on the same folder.
 * @throws when another lake has locked the folder.
 */
export function lockFolder(file: string, folder: string): { release(): void } {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    db.close();
    throw new Error(`Another lake is running on ${folder}: stop it, or choose another folder`, {
      cause: error,
    });
  }
  return { release: () => db.close() };
}
