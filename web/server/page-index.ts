import { AsyncLocalStorage } from "node:async_hooks";
import type { PageIndex } from "../src/staff/page-index.ts";
import type { PageCache } from "./page-cache.ts";
import type { CacheStore } from "./store.ts";

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
        // A page that fails keeps the tags it had.
        for (const path of paths) await pages.get(path).catch(() => {});
      }),
    keysByTag: (tags) => store.keysByTag(tags),
  };
}
