import { AsyncLocalStorage } from "node:async_hooks";
import type { CacheStore } from "../store.ts";

/** The fields we use of a file that Next passes to be cached (`cacheHandler` in its documentation). */
export type CacheableFile = {
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  body?: Buffer;
};

let currentStore: CacheStore | undefined;

/** Makes Next's cache handlers, which Next instantiates itself, use this store. */
export function shareStore(store: CacheStore): void {
  currentStore = store;
}

/** The store of this process; undefined while Next builds the site. */
export const sharedStore = (): CacheStore | undefined => currentStore;

/** Each request to Next runs in a context that receives the file that Next would cache. */
export const renderContext = new AsyncLocalStorage<{ file?: CacheableFile }>();

/**
 * Next's `cacheHandler`. Requests reach Next only when the store has no fresh entry, so there is
 * nothing to get; what Next would cache is passed to the request that is waiting for it.
 */
export default class PageHandler {
  async get(): Promise<null> {
    return null;
  }

  async set(_key: string, value: (CacheableFile & { kind: string }) | null): Promise<void> {
    const context = renderContext.getStore();
    if (context && value?.kind === "APP_ROUTE") context.file = value;
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    currentStore?.invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}
