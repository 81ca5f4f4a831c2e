import { LRUCache } from "lru-cache";
import { Ledger } from "../src/content/revalidation/ledger.ts";
import { noteProblem } from "../src/runtime/observability/health.ts";
import { log } from "../src/runtime/observability/log.ts";
import { BuildCache, buildFile } from "./build-cache.ts";
import type { CacheEntry } from "./entry.ts";

/** A cached entry; stale once one of its tags has been invalidated. */
export type CacheHit = { entry: CacheEntry; isFresh: boolean };

const MEGABYTE = 1024 * 1024;

/** A body and its encodings. */
const weight = (body: Buffer) => Math.ceil(body.length * 1.5);

const sizeOf = ({ entry: { body, tags } }: CacheHit, key: string) =>
  weight(body) + key.length + tags.length * 64 + 1_000;

/** Milliseconds since 1970 by a monotonic clock; Next uses the same one to date its results. */
const now = () => performance.timeOrigin + performance.now();

/** Searches and selections of lists: visitors can make up any number of such addresses. */
export const isSearch = (key: string) => key.startsWith("/search/in/");

/**
 * The responses that an instance has cached, in memory, over those that the build rendered. Nothing is written to
 * the disk, and a build whose file is damaged is only rendered again.
 */
export class CacheStore {
  /** Enough for the entries of most sites. */
  readonly #pages = new LRUCache<string, CacheHit>({
    maxSize: 44 * MEGABYTE,
    sizeCalculation: sizeOf,
  });
  /** Separate from the pages, so that random searches cannot evict them. */
  readonly #searches = new LRUCache<string, CacheHit>({
    maxSize: 4 * MEGABYTE,
    sizeCalculation: sizeOf,
  });
  /** When each tag was last invalidated. */
  readonly #invalidated = new Map<string, number>();
  #lastInvalidation = 0;
  /** Keys whose pages have been deleted: those of the build must not be served again during an outage. */
  readonly #deleted = new Set<string>();
  readonly #build: BuildCache | undefined;
  /** The state of the content when the build's pages were rendered; empty where they cannot be read. */
  readonly ledger: Ledger;

  /** @param build what the build rendered; without it every page is rendered on its first request */
  constructor(build?: BuildCache) {
    this.#build = build;
    this.ledger = build?.ledger ?? new Ledger();
  }

  /** Opens the store of an instance, over the pages of the build in a folder. */
  static open(folder: string): CacheStore {
    try {
      return new CacheStore(new BuildCache(folder));
    } catch (error) {
      const problem =
        "Pages of the build cannot be read, so they are rendered on their first request.";
      log("error", "build unreadable", {
        message: `Cannot read ${buildFile(folder)}: ${error}. ${problem} Build the site again.`,
      });
      noteProblem(problem);
      return new CacheStore();
    }
  }

  now = now;

  get(key: string): CacheHit | undefined {
    const memory = this.#memoryOf(key);
    return memory.get(key) ?? this.#readBuilt(key);
  }

  #readBuilt(key: string): CacheHit | undefined {
    if (this.#deleted.has(key)) return undefined;
    const entry = this.#build?.get(key);
    if (!entry) return undefined;
    const hit = { entry, isFresh: !entry.tags.some((tag) => this.#invalidated.has(tag)) };
    this.#pages.set(key, hit);
    return hit;
  }

  /** The keys of the pages that depend on each of these tags. */
  keysByTag(tags: readonly string[]): Map<string, string[]> {
    const tagsByKey = new Map(this.#build?.tagsByKey());
    for (const key of this.#deleted) tagsByKey.delete(key);
    for (const [key, { entry }] of this.#pages.entries()) tagsByKey.set(key, entry.tags);
    const keys = new Map(tags.map((tag) => [tag, [] as string[]]));
    for (const key of [...tagsByKey.keys()].sort()) {
      for (const tag of tagsByKey.get(key) ?? []) keys.get(tag)?.push(key);
    }
    return keys;
  }

  /**
   * Caches an entry, unless one of its tags was invalidated since its rendering began.
   * @param since the value of `now()` at that time
   * @returns whether it was cached
   */
  set(key: string, entry: CacheEntry, since: number): boolean {
    if (this.invalidatedSince(since, entry.tags)) return false;
    this.#memoryOf(key).set(key, { entry, isFresh: true });
    if (entry.standIn) this.#deleted.add(key);
    return true;
  }

  /** Removes the page at an address that no longer exists. */
  delete(key: string): void {
    this.#memoryOf(key).delete(key);
    this.#deleted.add(key);
  }

  /** Makes every entry with one of these tags stale. */
  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#lastInvalidation = now();
    for (const tag of changed) this.#invalidated.set(tag, this.#lastInvalidation);
    for (const memory of [this.#pages, this.#searches]) {
      for (const hit of memory.values()) {
        if (hit.entry.tags.some((tag) => changed.has(tag))) hit.isFresh = false;
      }
    }
  }

  /** Whether one of these tags was invalidated at or after `time`, a value of `now()`. */
  invalidatedSince(time: number, tags: readonly string[]): boolean {
    return tags.some((tag) => (this.#invalidated.get(tag) ?? 0) >= time);
  }

  /** Whether anything was invalidated at or after `time`. */
  changedSince(time: number): boolean {
    return this.#lastInvalidation >= time;
  }

  #memoryOf(key: string) {
    return isSearch(key) ? this.#searches : this.#pages;
  }
}
