import type { DatabaseSync } from "node:sqlite";
import type { Ledger, LedgerStore } from "../../src/revalidation/ledger.ts";

const SCHEMA = `
  create table if not exists ledger (id text primary key, state text not null) without rowid;
  create table if not exists ledger_probe (one integer primary key check (one = 1), probe text not null);
`;

/**
 * Keeps the ledger in memory, and in a row for each document: a publish writes the few that changed,
 * however many there are. In the database of the answers, it is never newer than they are, whatever a
 * crash cuts off.
 * @param first what to begin with where nothing has been written yet
 */
export function ledgerRows(database: DatabaseSync, first: LedgerStore): LedgerStore {
  database.exec(SCHEMA);
  /** As it stands in the rows. */
  let stored: Ledger | undefined = load();
  let known = stored;

  function load(): Ledger | undefined {
    const row = database.prepare("select probe from ledger_probe").get();
    if (!row) return undefined;
    const rows = database.prepare("select id, state from ledger").all();
    const documents = rows.map(({ id, state }) => [String(id), JSON.parse(String(state))]);
    // Written by `save`, from a ledger.
    return { documents: Object.fromEntries(documents), probe: String(row.probe) };
  }

  function save({ documents, probe }: Ledger): void {
    const before = stored?.documents ?? {};
    const put = database.prepare("insert or replace into ledger values (?, ?)");
    const remove = database.prepare("delete from ledger where id = ?");
    database.exec("begin immediate");
    try {
      for (const [id, state] of Object.entries(documents)) {
        // States are never changed in place.
        if (before[id] !== state) put.run(id, JSON.stringify(state));
      }
      for (const id of Object.keys(before)) if (!Object.hasOwn(documents, id)) remove.run(id);
      database.prepare("insert or replace into ledger_probe values (1, ?)").run(probe);
      database.exec("commit");
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
    stored = { documents, probe };
  }

  return {
    async read() {
      known ??= await first.read();
      return known;
    },
    async write(ledger) {
      known = ledger;
      save(ledger);
    },
  };
}
