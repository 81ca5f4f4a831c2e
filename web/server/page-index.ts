import { AsyncLocalStorage } from "node:async_hooks";
import type { PageIndex } from "../src/staff/page-index.ts";
import type { PageCache } from "./page-cache.ts";
import type { CacheStore } from "./store.ts";

/** How many pages are rendered at once: visitors come first. */
const AT_ONCE = 2;

/** An index of the pages that a store holds. */
export function createPageIndex(
  store: Pick<CacheStore, "keysByTag">,
  pages: Pick<PageCache, "get">,
): PageIndex {
  // A page is rendered outside the request for the index: Next keeps the state of a request in its context.
  const outside = AsyncLocalStorage.snapshot();
  return {
    refresh: (paths) =>
      outside(async () => {
        const queue = [...paths];
        const worker = async () => {
          for (let path = queue.shift(); path; path = queue.shift()) {
            await pages.get(path).catch(() => {}); // A page that fails keeps the tags it had.
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      }),
    keysByTag: (tags) => store.keysByTag(tags),
  };
}
