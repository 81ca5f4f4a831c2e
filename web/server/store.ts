import { LRUCache } from "lru-cache";
import { type Ledger, newLedger } from "../src/content/revalidation/ledger.ts";
import { isSelection } from "../src/routing/selected-path.ts";
import { noteProblem } from "../src/runtime/observability/health.ts";
import { log } from "../src/runtime/observability/log.ts";
import { type Build, buildFile, readBuild } from "./build-cache.ts";
import type { CacheEntry } from "./entry.ts";

/** A cached entry; stale once one of its tags has been invalidated. */
export type CacheHit = { entry: CacheEntry; isFresh: boolean };

const MEGABYTE = 1024 * 1024;

/** A body and its encodings, its key and its tags. */
const sizeOf = ({ entry: { body, tags } }: CacheHit, key: string) =>
  Math.ceil(body.length * 1.5) + key.length + tags.length * 64 + 1_000;

/** Milliseconds since 1970 by a monotonic clock; Next uses the same one to date its results. */
const now = () => performance.timeOrigin + performance.now();

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
  readonly #selections = new LRUCache<string, CacheHit>({
    maxSize: 4 * MEGABYTE,
    sizeCalculation: sizeOf,
  });
  /** What the build rendered: a page that is not in memory any more can be shown while the Content Lake is down. */
  readonly #built: Map<string, CacheHit>;
  /** When each tag was last invalidated. */
  readonly #invalidated = new Map<string, number>();
  #lastInvalidation = 0;
  /** The state of the content when the build's pages were rendered; empty where they cannot be read. */
  readonly ledger: Ledger;

  /** @param build what the build rendered; without it every page is rendered on its first request */
  constructor({ ledger, entries }: Build = { ledger: newLedger(), entries: new Map() }) {
    this.#built = new Map([...entries].map(([key, entry]) => [key, { entry, isFresh: true }]));
    this.ledger = ledger;
  }

  /** Opens the store of an instance, over the pages of the build in a folder. */
  static open(folder: string): CacheStore {
    try {
      return new CacheStore(readBuild(folder));
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
    return this.#memoryOf(key).get(key) ?? this.#built.get(key);
  }

  /** The keys of the pages that depend on each of these tags. */
  keysByTag(tags: readonly string[]): Map<string, string[]> {
    const hits = new Map([...this.#built, ...this.#pages.entries()]);
    const keys = new Map(tags.map((tag) => [tag, [] as string[]]));
    for (const key of [...hits.keys()].sort()) {
      for (const tag of hits.get(key)?.entry.tags ?? []) keys.get(tag)?.push(key);
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
    return true;
  }

  /** Removes the page at an address that no longer exists: it must not be served again during an outage. */
  delete(key: string): void {
    this.#memoryOf(key).delete(key);
    this.#built.delete(key);
  }

  /** Makes every entry with one of these tags stale. */
  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#lastInvalidation = now();
    for (const tag of changed) this.#invalidated.set(tag, this.#lastInvalidation);
    for (const memory of [this.#pages, this.#selections, this.#built]) {
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
    return isSelection(key) ? this.#selections : this.#pages;
  }
}
