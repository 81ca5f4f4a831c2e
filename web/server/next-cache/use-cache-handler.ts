import { LRUCache } from "lru-cache";
import type { CacheEntry } from "next/dist/server/lib/cache-handlers/types.js";
import { sharedStore } from "./cache-handler.ts";

type Result = Omit<CacheEntry, "value"> & { bytes: Uint8Array<ArrayBuffer> };

const results = new LRUCache<string, Result>({
  maxSize: 24 * 1024 * 1024,
  // A key contains the query text, which is longer than most results for addresses that do not exist.
  sizeCalculation: ({ bytes, tags }, key) => key.length + bytes.length + tags.length * 64 + 500,
});
const pending = new Map<string, Promise<void>>();

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  const { value, ...rest } = await pendingEntry;
  const bytes = new Uint8Array(await new Response(value).arrayBuffer());
  results.set(key, { ...rest, bytes });
}

/**
 * Next's `cacheHandlers.default`, for `"use cache"` results: in memory until the store invalidates one of their tags.
 * Next's own waits for ever for a result that failed.
 */
export default {
  async get(key: string): Promise<CacheEntry | undefined> {
    await pending.get(key);
    const found = results.get(key);
    if (!found) return undefined;
    const { bytes, ...rest } = found;
    if (sharedStore()?.invalidatedSince(rest.timestamp, rest.tags)) {
      results.delete(key);
      return undefined;
    }
    return { ...rest, value: new Blob([bytes]).stream() };
  },

  async set(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    const stored = store(key, pendingEntry).catch(() => {}); // Failed results are not cached.
    pending.set(key, stored);
    await stored;
    if (pending.get(key) === stored) pending.delete(key);
  },

  // No tags are shared with other processes.
  async refreshTags(): Promise<void> {},

  async getExpiration(): Promise<number> {
    return 0; // A result has only the tags it was cached with.
  },

  // Next passes the same tags to the page handler.
  async updateTags(): Promise<void> {},
};
