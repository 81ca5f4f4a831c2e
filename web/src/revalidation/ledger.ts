import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { DocumentState } from "./document-state.ts";
import { transaction } from "./transaction.ts";

/** The revision at which the site last saw a document. */
export type Revision = { id: string; type: string; rev: string };

/** States by document id; undefined for a document that is gone. */
export type Changes = ReadonlyMap<string, DocumentState | undefined>;

/**
 * A row for each document; without a revision for one that is gone since the build, and with empty parts
 * where only the revision was noted. The index has all that comparing the whole needs, and is a tenth of
 * the rows.
 */
const schema = (name: string) => `
  create table if not exists ${name}.ledger (
    id text primary key, type text not null, rev text, parts text not null
  );
  create index if not exists ${name}.ledger_revisions on ledger (id, type, rev);
  create table if not exists ${name}.ledger_probe (
    one integer primary key check (one = 1), probe text not null
  );
`;

/** Whether a build's ledger is there, and not cut short. */
function isWhole(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const probe = database.prepare("select 1 from ledger_probe").get();
    const pages = "select page_count * page_size as bytes from pragma_page_count, pragma_page_size";
    return probe !== undefined && database.prepare(pages).get()?.bytes === statSync(file).size;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/**
 * What the site last saw of every public document. Comparing it with the dataset tells exactly
 * what changed, whether or not anybody said so. It is what the build knew, which lies in a file of its own
 * and is only read, and a row for each document that changed since. A write costs what it writes.
 */
export class Ledger {
  readonly #database: DatabaseSync;
  readonly #changed;
  readonly #built;

  /**
   * @param database where the rows go
   * @param built the file of the ledger that the build made; where it is missing, or cut short, nothing
   *   was known
   */
  constructor(database: DatabaseSync, built?: string) {
    this.#database = database;
    database.exec(schema("main"));
    const isKnown = built !== undefined && isWhole(built);
    // Nobody writes it any more; a build that is made in its place does not concern this one.
    const file = isKnown ? `${pathToFileURL(built)}?immutable=1` : ":memory:";
    database.prepare("attach ? as built").run(file);
    if (!isKnown) database.exec(schema("built"));
    const find = (name: string) =>
      database.prepare(`select type, rev, parts from ${name}.ledger where id = ?`);
    this.#changed = find("main");
    this.#built = find("built");
  }

  /**
   * Sums up the dataset as it was when all of it was compared; while it stays the same there is
   * nothing to compare. Empty before that was done for the first time.
   */
  get probe(): string {
    const probes = ["main", "built"].map((name) =>
      this.#database.prepare(`select probe from ${name}.ledger_probe`).get(),
    );
    return String((probes[0] ?? probes[1])?.probe ?? "");
  }

  /** @returns undefined for a document that is not there, as far as is known */
  state(id: string): DocumentState | undefined {
    const row = this.#changed.get(id) ?? this.#built.get(id);
    if (!row || row.rev === null) return undefined;
    const seen = { type: String(row.type), rev: String(row.rev) };
    // Written by `write`, of a state.
    return row.parts ? { ...seen, parts: JSON.parse(String(row.parts)) } : seen;
  }

  /** Of every document, in no order: only for comparing the whole. */
  *revisions(): Generator<Revision> {
    const rows = this.#database.prepare(`
      select id, type, rev from main.ledger where rev is not null
      union all
      select id, type, rev from built.ledger where id not in (select id from main.ledger)
    `);
    for (const { id, type, rev } of rows.iterate()) {
      yield { id: String(id), type: String(type), rev: String(rev) };
    }
  }

  /** How many documents there are. */
  count(): number {
    const counted = this.#database.prepare(`
      select (select count(*) from built.ledger)
        + (select count(rev) - count(*) filter (where id in (select id from built.ledger))
             from main.ledger) as n
    `);
    return Number(counted.get()?.n);
  }

  /** @param probe the new one, unless it stays */
  write(changes: Changes, probe?: string): void {
    if (changes.size === 0 && probe === undefined) return;
    const put = this.#database.prepare("insert or replace into main.ledger values (?, ?, ?, ?)");
    const remove = this.#database.prepare("delete from main.ledger where id = ?");
    transaction(this.#database, () => {
      for (const [id, state] of changes) {
        const known = state ? undefined : this.#built.get(id);
        if (state)
          put.run(id, state.type, state.rev, state.parts ? JSON.stringify(state.parts) : "");
        else if (known) put.run(id, String(known.type), null, "");
        else remove.run(id);
      }
      if (probe !== undefined) {
        this.#database.prepare("insert or replace into main.ledger_probe values (1, ?)").run(probe);
      }
    });
  }

  /** Goes back to what the build knew. */
  reset(): void {
    this.#database.exec("delete from main.ledger; delete from main.ledger_probe");
  }
}
