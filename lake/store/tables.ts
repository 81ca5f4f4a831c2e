import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockFile } from "../../local-server.ts";

/** Incremented when the tables change; stored in the file's header (`user_version`). */
const TABLES_VERSION = 5;

/** SQLite's numbers of a malformed file and of one that is no database. */
const DAMAGE: readonly unknown[] = [11, 26];

/**
 * Opens the lake's database for writing; creates it and its tables when missing.
 * @throws an error that names the file and the way out, when it is damaged or of another version
 */
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
        `${file} was written by another version of the lake: start that version, or “npm run tool -- reset”, which puts it aside`,
      );
    }
    inTransaction(db, () => db.exec(CREATE_TABLES));
    return db;
  } catch (error) {
    db.close();
    // Others, such as that of a full disk, say what they are.
    if (!DAMAGE.includes(Object(error).errcode)) throw error;
    throw new Error(
      `${file} is damaged (${error}): “npm run tool -- reset” puts it aside and keeps it, then “npm run tool -- restore” loads your last backup`,
    );
  }
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

/** The documents, the references between them, and the log. */
const CREATE_TABLES = `
  CREATE TABLE documents (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    base TEXT NOT NULL,
    layer TEXT NOT NULL,
    type TEXT NOT NULL,
    content TEXT NOT NULL
  );
  CREATE INDEX documents_by_type ON documents (type, layer);
  CREATE INDEX documents_by_base ON documents (base, layer);
  CREATE TABLE refs (
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (source, target)
  ) WITHOUT ROWID;
  CREATE INDEX refs_by_target ON refs (target);
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
`;

/**
 * Locks a lake's folder until released or the process ends: listeners of one lake would miss the writes of
 * another on the same folder.
 * @returns a function that releases it
 * @throws when another lake has locked it
 */
export const lockFolder = (folder: string): (() => void) =>
  lockFile(
    join(folder, "lake.lock"),
    `Another lake is running on ${folder}: stop it, or choose another folder`,
  );
