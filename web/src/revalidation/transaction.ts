import type { DatabaseSync } from "node:sqlite";

/**
 * Runs work on a database whole or not at all.
 * @throws what the work throws
 */
export function transaction(database: DatabaseSync, work: () => void): void {
  database.exec("begin immediate");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}
