import { LRUCache } from "lru-cache";
import type { CacheEntry } from "next/dist/server/lib/cache-handlers/types.js";
import { sharedStore } from "./pages.ts";

type Result = Omit<CacheEntry, "value"> & { bytes: Uint8Array<ArrayBuffer> };

const results = new LRUCache<string, Result>({
  maxSize: 64 * 1024 * 1024,
  // A key holds the text of a query, which is longer than most results for addresses that do not exist.
  sizeCalculation: ({ bytes, tags }, key) => key.length + bytes.length + tags.length * 64 + 500,
});
const pending = new Map<string, Promise<void>>();

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  const { value, ...rest } = await pendingEntry;
  const bytes = new Uint8Array(await new Response(value).arrayBuffer());
  results.set(key, { ...rest, bytes });
}

/** Next's handler of `"use cache"` results: in memory, until one of their tags is invalidated in the store. */
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
    const stored = store(key, pendingEntry).catch(() => {}); // What failed is not cached.
    pending.set(key, stored);
    await stored;
    if (pending.get(key) === stored) pending.delete(key);
  },

  // All tags are those of this process.
  async refreshTags(): Promise<void> {},

  async getExpiration(): Promise<number> {
    return 0; // A result has no tags but those it was cached with.
  },

  // Next tells the handler of pages the same.
  async updateTags(): Promise<void> {},
};
