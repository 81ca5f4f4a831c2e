import type { DatabaseSync } from "node:sqlite";
import type { DocumentState } from "./document-state.ts";

/** The ledger's tables, which each instance of the site copies from the build. */
export const LEDGER_TABLES = ["ledger", "ledger_probe"];

const SCHEMA = `
  create table if not exists ledger (
    id text primary key, type text not null, rev text not null, parts text not null
  );
  create table if not exists ledger_probe (
    one integer primary key check (one = 1), probe text not null
  );
`;

/** Runs work on a database in one transaction. */
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

/**
 * The last known state of every public document. Comparing it with the dataset shows exactly what
 * changed, whether or not an event was received.
 */
export class Ledger {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(SCHEMA);
  }

  /** The summary of the dataset at its last full comparison; empty before the first. */
  get probe(): string {
    return String(this.#database.prepare("select probe from ledger_probe").get()?.probe ?? "");
  }

  state(id: string): DocumentState | undefined {
    const row = this.#database.prepare("select type, rev, parts from ledger where id = ?").get(id);
    if (!row) return undefined;
    return { type: String(row.type), rev: String(row.rev), parts: JSON.parse(String(row.parts)) };
  }

  /** The last known revision of each document. */
  revisions(): { id: string; type: string; rev: string }[] {
    const rows = this.#database.prepare("select id, type, rev from ledger").all();
    return rows.map((row) => ({
      id: String(row.id),
      type: String(row.type),
      rev: String(row.rev),
    }));
  }

  /** Writes states by document id (undefined for a deleted document), and a new probe if there is one. */
  write(changes: ReadonlyMap<string, DocumentState | undefined>, probe?: string): void {
    if (changes.size === 0 && probe === undefined) return;
    const put = this.#database.prepare("insert or replace into ledger values (?, ?, ?, ?)");
    const remove = this.#database.prepare("delete from ledger where id = ?");
    transaction(this.#database, () => {
      for (const [id, state] of changes) {
        if (state) put.run(id, state.type, state.rev, JSON.stringify(state.parts));
        else remove.run(id);
      }
      if (probe !== undefined) {
        this.#database.prepare("insert or replace into ledger_probe values (1, ?)").run(probe);
      }
    });
  }
}
