import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { LRUCache } from "lru-cache";
import { LEDGER_TABLES, Ledger, transaction } from "../src/revalidation/ledger.ts";

/** A response for an address, before it is encoded. */
export type CacheEntry = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** What it depends on (`src/content/tags.ts`). */
  tags: readonly string[];
  /** Key of the page that is shown in place of one that does not exist. */
  standIn?: string;
  /** Address of its hydration file (`static-files.ts`). */
  payload?: string;
};

/** A cached entry; stale once one of its tags has been invalidated. */
export type CacheHit = { entry: CacheEntry; isFresh: boolean };

/** Enough for the entries of most sites. Made-up addresses are evicted first: they are requested once. */
const MEMORY_BYTES = 40 * 1024 * 1024;

/** The body, its encodings, the key and the overhead of an entry. */
const sizeOf = ({ entry: { body, tags } }: CacheHit, key: string) =>
  Math.ceil(body.length * 1.5) + key.length + tags.length * 64 + 1_000;

/** Milliseconds since 1970 by a monotonic clock; Next uses the same one to date its results. */
const now = () => performance.timeOrigin + performance.now();

const SCHEMA = `
  create table if not exists entries (
    key text primary key, fresh integer not null, status integer not null,
    headers text not null, tags text not null, payload text, body blob not null
  );
  create table if not exists entry_tags (
    tag text not null, key text not null, primary key (tag, key)
  ) without rowid;
  create index if not exists entry_tags_by_key on entry_tags (key);
`;

/** A file that was unused for longer is reset: the hydration files of its pages may be gone. */
const MAX_DAYS_UNUSED = 5;

const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * How large the write-ahead log may grow, in pages of 4 KB, before a write checkpoints it. A checkpoint waits
 * for the disk, up to a second on a busy one, while a visitor waits for a page.
 */
const LOG_PAGES = 25_000;

/** An upper bound for the number of instances on one machine. */
const FILES = 100;

const SQLITE_BUSY = 5;

/** @returns undefined while another process has locked the file */
function openLocked(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(`
      pragma main.locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma wal_autocheckpoint = ${LOG_PAGES};
      begin exclusive; ${SCHEMA} commit;
    `);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) {
      return undefined;
    }
    throw error;
  }
}

/**
 * The cache of one instance: responses in memory and on disk, and the ledger of the content they depend
 * on. On disk, entries and ledger are in one file, so that after a crash the ledger is never
 * newer than the entries.
 */
export class CacheStore {
  readonly #memory = new LRUCache<string, CacheHit>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: sizeOf,
  });
  /** When each tag was last invalidated. */
  readonly #invalidated = new Map<string, number>();
  readonly #database: DatabaseSync;
  readonly ledger: Ledger;

  private constructor(database: DatabaseSync) {
    this.#database = database;
    this.ledger = new Ledger(database);
  }

  /** Opens this build's first file that no instance uses; a new file starts with the prerendered pages. */
  static open(folder: string, build: string): CacheStore {
    for (let n = 0; n < FILES; n++) {
      const database = openLocked(file(folder, `${build}-${n}`));
      if (!database) continue;
      const store = new CacheStore(database);
      store.#startWith(file(folder, "prerendered"));
      return store;
    }
    throw new Error(`${FILES} instances of the site use the folder ${folder}: stop some of them.`);
  }

  /** Opens the file that the build fills and every instance starts with (`build/prerender.ts`). */
  static openPrerendered(folder: string): CacheStore {
    const database = openLocked(file(folder, "prerendered"));
    if (!database) throw new Error(`Another build writes to ${folder}: wait until it has ended.`);
    return new CacheStore(database);
  }

  /** Resets the file to the prerendered pages, unless it was used recently. */
  #startWith(prerendered: string): void {
    const lastUsed = Number(this.#database.prepare("pragma user_version").get()?.user_version);
    if (lastUsed >= today() - MAX_DAYS_UNUSED) return;
    const exists = existsSync(prerendered);
    // The build no longer writes to it, and other instances may read it at the same time.
    const source = exists ? `${pathToFileURL(prerendered)}?immutable=1` : ":memory:";
    this.#database.prepare("attach ? as prerendered").run(source);
    transaction(this.#database, () => {
      for (const table of ["entries", "entry_tags", ...LEDGER_TABLES]) {
        this.#run(`delete from ${table}`);
        if (exists) this.#run(`insert into ${table} select * from prerendered.${table}`);
      }
      this.#noteUse();
    });
    this.#database.exec("detach prerendered");
  }

  #noteUse(): void {
    this.#database.exec(`pragma user_version = ${today()}`);
  }

  now = now;

  get(key: string): CacheHit | undefined {
    const cached = this.#memory.get(key);
    if (cached) return cached;
    const row = this.#database.prepare("select * from entries where key = ?").get(key);
    if (!row) return undefined;
    const entry: CacheEntry = {
      status: Number(row.status),
      headers: JSON.parse(String(row.headers)),
      tags: JSON.parse(String(row.tags)),
      body: Buffer.from(row.body as Uint8Array), // the column is a blob
      ...(row.payload ? { payload: String(row.payload) } : {}),
    };
    const hit = { entry, isFresh: row.fresh === 1 };
    this.#memory.set(key, hit);
    return hit;
  }

  /**
   * Caches an entry, unless one of its tags was invalidated since its rendering began.
   * @param since the value of `now()` at that time
   * @param persistent false for addresses that visitors can make up: those stay in memory only
   */
  set(
    key: string,
    entry: CacheEntry,
    { since, persistent }: { since: number; persistent: boolean },
  ): void {
    if (this.invalidatedSince(since, entry.tags)) return;
    this.#memory.set(key, { entry, isFresh: true });
    transaction(this.#database, () => {
      // The page on disk may have been deleted; do not serve it again during an outage.
      this.#run("delete from entries where key = ?", key);
      this.#run("delete from entry_tags where key = ?", key);
      if (persistent) this.#write(key, entry);
    });
  }

  #write(key: string, { status, headers, tags, payload, body }: CacheEntry): void {
    const list = JSON.stringify(tags);
    const values = [key, status, JSON.stringify(headers), list, payload ?? null, body];
    this.#run("insert into entries values (?, 1, ?, ?, ?, ?, ?)", ...values);
    this.#run("insert into entry_tags select distinct value, ? from json_each(?)", key, list);
  }

  /** Makes every entry with one of these tags stale. */
  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    for (const tag of changed) this.#invalidated.set(tag, now());
    for (const hit of this.#memory.values()) {
      if (hit.entry.tags.some((tag) => changed.has(tag))) hit.isFresh = false;
    }
    this.#run(
      `update entries set fresh = 0 where key in
         (select key from entry_tags where tag in (select value from json_each(?)))`,
      JSON.stringify(tags),
    );
  }

  /** Whether one of these tags was invalidated at or after `time`, a value of `now()`. */
  invalidatedSince(time: number, tags: readonly string[]): boolean {
    return tags.some((tag) => (this.#invalidated.get(tag) ?? 0) >= time);
  }

  /** The keys of the persistent entries that depend on each of these tags. */
  keysByTag(tags: readonly string[]): Map<string, string[]> {
    const rows = this.#database
      .prepare(
        `select tag, json_group_array(key) as keys from entry_tags
           where tag in (select value from json_each(?)) group by tag`,
      )
      .all(JSON.stringify(tags));
    return new Map(rows.map(({ tag, keys }) => [String(tag), JSON.parse(String(keys))]));
  }

  /** Addresses of the hydration files of all pages on disk. */
  payloads(): string[] {
    return this.#database
      .prepare("select distinct payload from entries where payload is not null")
      .all()
      .map(({ payload }) => String(payload));
  }

  /** Records that the file is in use, and checkpoints its log. */
  tidy(): void {
    this.#noteUse();
    this.#database.exec("pragma wal_checkpoint(truncate)");
  }

  close(): void {
    this.#database.close();
  }

  #run(sql: string, ...values: (string | number | null | Uint8Array)[]): void {
    this.#database.prepare(sql).run(...values);
  }
}

function file(folder: string, name: string): string {
  const cache = join(folder, "cache");
  mkdirSync(cache, { recursive: true });
  return join(cache, `pages-${name}.db`);
}
