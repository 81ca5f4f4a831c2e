import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OneAtATime } from "../../src/one-at-a-time.ts";
import { ledgerFile } from "../../src/revalidation/dist-folder.ts";
import { Seen } from "../../src/revalidation/seen.ts";
import { transaction } from "../../src/revalidation/transaction.ts";
import { EmbeddedLedger } from "./ledger-embedded.ts";
import { Memory } from "./memory.ts";
import { Rate } from "./rate.ts";
import type { Answer, KeepOptions, Kept, PageStore } from "./store.ts";

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma busy_timeout = 5000;
  create table if not exists answers (
    key text primary key, kept_at integer not null, fresh integer not null, status integer not null,
    headers text not null, tags text not null, payload text, body blob not null
  );
  create table if not exists tagged (
    tag text not null, key text not null, primary key (tag, key)
  ) without rowid;
  create index if not exists tagged_by_key on tagged (key);
`;

/** Names the store that the build fills (`build/prerender.ts`); every site begins with a copy. */
export const PRERENDERED = "prerendered";

/** Has a file begin as a copy of another, unless it is there. */
function begin(file: string, first: string): void {
  if (!existsSync(file) && existsSync(first)) copyFileSync(first, file);
}

/** Answers of one process: in memory, and in a file that the next process finds. */
export class EmbeddedStore implements PageStore {
  readonly #memory = new Memory();
  readonly #database: DatabaseSync;
  readonly #tasks = new OneAtATime();
  readonly #handled = new Seen(10_000);
  readonly #rate = new Rate();
  readonly ledger: EmbeddedLedger;

  /**
   * @param folder of the build, within which the answers are kept
   * @param build its name: what another build made is of no use
   */
  constructor(folder: string, build: string) {
    const inCache = (name: string) => join(folder, "cache", name);
    const file = inCache(`answers-${build}.db`);
    mkdirSync(dirname(file), { recursive: true });
    begin(file, inCache(`answers-${PRERENDERED}.db`));
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
    this.ledger = new EmbeddedLedger(this.#database, file, ledgerFile(folder));
  }

  now(): number {
    return this.#memory.count;
  }

  peek(key: string): Kept | undefined {
    return this.#memory.peek(key);
  }

  async find(key: string): Promise<Kept | undefined> {
    const since = this.now();
    const row = this.#database.prepare("select * from answers where key = ?").get(key);
    if (!row) return undefined;
    const answer: Answer = {
      status: Number(row.status),
      headers: JSON.parse(String(row.headers)),
      tags: JSON.parse(String(row.tags)),
      body: Buffer.from(row.body as Uint8Array), // the column is a blob
      ...(row.payload ? { payload: String(row.payload) } : {}),
    };
    if (row.fresh) this.#memory.put(key, answer, { since, lasting: true });
    else this.#memory.putStale(key, answer);
    return { answer, fresh: row.fresh === 1 };
  }

  async keep(key: string, answer: Answer, options: KeepOptions): Promise<void> {
    if (!this.#memory.put(key, answer, options)) return;
    transaction(this.#database, () => {
      // Gone, perhaps: an outage must not bring it back.
      this.#run("delete from answers where key = ?", key);
      this.#run("delete from tagged where key = ?", key);
      if (options.lasting) this.#write(key, answer);
    });
  }

  #write(key: string, { status, headers, tags, payload, body }: Answer): void {
    const [head, list] = [JSON.stringify(headers), JSON.stringify(tags)];
    this.#run(
      "insert into answers values (?, ?, 1, ?, ?, ?, ?, ?)",
      ...[key, Date.now(), status, head, list, payload ?? null, body],
    );
    this.#run("insert into tagged select distinct value, ? from json_each(?)", key, list);
  }

  async payloads(): Promise<string[]> {
    return this.#database
      .prepare("select distinct payload from answers where payload is not null")
      .all()
      .map(({ payload }) => String(payload));
  }

  async revalidate(tags: readonly string[]): Promise<void> {
    this.#memory.revalidate(tags);
    this.#run(
      "update answers set fresh = 0 where key in (select key from tagged where tag in (select value from json_each(?)))",
      JSON.stringify(tags),
    );
  }

  revalidatedAfter(time: number, tags: readonly string[]): boolean {
    return this.#memory.revalidatedAfter(time, tags);
  }

  makeOnce(_key: string, make: () => Promise<Answer>): Promise<Answer> {
    return make();
  }

  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#tasks.run(task);
  }

  async allow(kind: string, perSecond: number, now?: number): Promise<boolean> {
    return this.#rate.allow(kind, perSecond, now);
  }

  async wasHandled(message: string): Promise<boolean> {
    return this.#handled.has(message);
  }

  async noteHandled(message: string): Promise<void> {
    this.#handled.add(message);
  }

  async announce(): Promise<void> {}

  readonly isHere = true;

  async close(): Promise<void> {
    this.ledger.close();
    this.#database.close();
  }

  #run(sql: string, ...values: (string | number | null | Uint8Array)[]): void {
    this.#database.prepare(sql).run(...values);
  }
}
