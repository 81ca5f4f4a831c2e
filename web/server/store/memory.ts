import { LRUCache } from "lru-cache";
import type { CacheHit, SetOptions } from "./store.ts";

const MB = 1024 * 1024;

/** More tags than are invalidated between two starts of most sites. */
const TAGS = 200_000;

/** The body, its encodings, the address, and what an entry takes by itself. */
const sizeOf = ({ entry: { body, tags } }: CacheHit, key: string) =>
  Math.ceil(body.length * 1.5) + key.length + tags.length * 64 + 1_000;

const lru = (maxSize: number) =>
  new LRUCache<string, CacheHit>({ maxSize, sizeCalculation: sizeOf });

/** Of entries that are on disk too, as many as most sites have; the others are read when requested. */
const PERSISTENT = 64 * MB;

/** Of entries that are nowhere else. */
const TRANSIENT = 16 * MB;

/** Milliseconds since 1970 by a clock that never runs backwards: Next dates its results by the same one. */
export const now = () => performance.timeOrigin + performance.now();

/** The entries that are requested most, and when which tags were invalidated. */
export class MemoryCache {
  readonly #persistent = lru(PERSISTENT);
  readonly #transient = lru(TRANSIENT);
  /** By tag, the last time. */
  readonly #invalidated = new LRUCache<string, number>({
    max: TAGS,
    dispose: (time, _tag, reason) => {
      if (reason === "evict") this.#unknownUntil = time;
    },
  });
  /** Which tags were invalidated up to then is no longer known of all. */
  #unknownUntil = 0;

  get(key: string): CacheHit | undefined {
    return this.#persistent.get(key) ?? this.#transient.get(key);
  }

  /** @returns false when a tag was invalidated since the entry was begun: it is not cached */
  set(key: string, entry: CacheHit["entry"], { since, persistent }: SetOptions): boolean {
    if (this.invalidatedSince(since, entry.tags)) return false;
    this.delete(key);
    (persistent ? this.#persistent : this.#transient).set(key, { entry, isFresh: true });
    return true;
  }

  /** Holds a stale entry that is on disk, for when it cannot be rendered again. */
  setStale(key: string, entry: CacheHit["entry"]): void {
    this.#persistent.set(key, { entry, isFresh: false });
  }

  delete(key: string): void {
    this.#persistent.delete(key);
    this.#transient.delete(key);
  }

  /** Makes every entry with one of these tags stale. */
  invalidate(tags: readonly string[]): void {
    const time = now();
    const changed = new Set(tags);
    for (const tag of changed) this.#invalidated.set(tag, time);
    for (const entries of [this.#persistent, this.#transient]) {
      for (const hit of entries.values()) {
        if (hit.entry.tags.some((tag) => changed.has(tag))) hit.isFresh = false;
      }
    }
  }

  /** Whether one of these tags was invalidated at or after a time. */
  invalidatedSince(time: number, tags: readonly string[]): boolean {
    if (time <= this.#unknownUntil) return true;
    return tags.some((tag) => (this.#invalidated.get(tag) ?? 0) >= time);
  }
}
