import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Ledger, type SavedLedger } from "../src/content/revalidation/ledger.ts";
import { securityHeaders } from "../src/runtime/security-headers.ts";
import type { CacheEntry } from "./entry.ts";

const SCHEMA = `
  create table if not exists entries (
    key text primary key, status integer not null, headers text not null, tags text not null,
    body blob not null, checksum text not null
  );
  create table if not exists ledger (one integer primary key check (one = 1), saved text not null);
`;

type Part = string | Uint8Array | null;

/** Detects damage to the file that SQLite itself does not notice. */
function checksum(parts: readonly Part[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part ?? "").update("\0");
  return hash.digest("base64url");
}

/**
 * The pages that the build rendered, and the ledger of the content they show, in one file. The site only
 * reads it. Reading throws where the file is damaged.
 */
export class BuildCache {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  static fileIn(folder: string): string {
    return join(folder, "cache", "prerendered.db");
  }

  /** Opens the file for the build, which fills it. */
  static create(folder: string): BuildCache {
    mkdirSync(join(folder, "cache"), { recursive: true });
    const database = new DatabaseSync(BuildCache.fileIn(folder));
    database.exec(SCHEMA);
    return new BuildCache(database);
  }

  /** Opens the file for the site. Any number of instances may read it. */
  static open(folder: string): BuildCache {
    return new BuildCache(new DatabaseSync(BuildCache.fileIn(folder), { readOnly: true }));
  }

  get ledger(): Ledger {
    const row = this.#database.prepare("select saved from ledger").get();
    if (!row) throw new Error("It has no ledger.");
    return new Ledger(JSON.parse(String(row.saved)) as SavedLedger); // The build wrote it.
  }

  set ledger(ledger: Ledger) {
    const insert = this.#database.prepare("insert or replace into ledger values (1, ?)");
    insert.run(JSON.stringify(ledger));
  }

  get(key: string): CacheEntry | undefined {
    const row = this.#database.prepare("select * from entries where key = ?").get(key);
    if (!row) return undefined;
    const { checksum: expected, status, ...parts } = row;
    if (checksum(Object.values(parts) as Part[]) !== expected) {
      throw new Error(`The entry of ${key} is damaged.`);
    }
    return {
      status: Number(status),
      headers: { ...securityHeaders(), ...JSON.parse(String(row.headers)) },
      tags: JSON.parse(String(row.tags)),
      body: Buffer.from(row.body as Uint8Array), // The column is a blob.
    };
  }

  /** The tags of every entry. */
  tagsByKey(): [key: string, tags: readonly string[]][] {
    const rows = this.#database.prepare("select key, tags from entries").all();
    return rows.map(({ key, tags }) => [String(key), JSON.parse(String(tags))]);
  }

  set(key: string, { status, headers, tags, body }: CacheEntry): void {
    // The security headers depend on settings that may have changed when the site starts.
    const usual = securityHeaders();
    const own = Object.entries(headers).filter(([name, value]) => usual[name] !== value);
    const stored = JSON.stringify(Object.fromEntries(own));
    const parts: Part[] = [key, stored, JSON.stringify(tags), body];
    const [, ...rest] = parts;
    this.#database
      .prepare("insert or replace into entries values (?, ?, ?, ?, ?, ?)")
      .run(key, status, ...rest, checksum(parts));
  }

  close(): void {
    this.#database.close();
  }
}
