import { DatabaseSync } from "node:sqlite";

/**
 * Opens the lake's database and makes its tables. `:memory:` keeps nothing on disk.
 * @throws an error that says so when another lake has the file open.
 */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    makeTables(db);
  } catch (error) {
    db.close();
    if (!(error instanceof Error && error.message.includes("database is locked"))) throw error;
    throw new Error(`Another lake is running on ${file}: stop it, or choose another folder`, {
      cause: error,
    });
  }
  return db;
}

function makeTables(db: DatabaseSync): void {
  // FULL: a commit is on the disk when it returns, so an acknowledged write survives a crash
  // (https://www.sqlite.org/pragma.html#pragma_synchronous).
  // EXCLUSIVE: current documents are kept in memory, so no other process may write.
  db.exec(`
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS documents (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      body TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS transactions (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      timestamp TEXT NOT NULL,
      identity TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS changes (
      sequence INTEGER NOT NULL REFERENCES transactions (sequence),
      position INTEGER NOT NULL,
      document_id TEXT NOT NULL,
      previous_rev TEXT,
      result_rev TEXT,
      mutations TEXT NOT NULL,
      apply TEXT NOT NULL,
      revert TEXT NOT NULL,
      PRIMARY KEY (sequence, position)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS changes_by_document ON changes (document_id, sequence);
  `);
}
