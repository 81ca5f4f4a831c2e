import type { CacheStore } from "../store.ts";

let currentStore: CacheStore | undefined;

/** Makes Next's cache handlers, which Next instantiates itself, use this store. */
export function shareStore(store: CacheStore): void {
  currentStore = store;
}

/** The store of this process; undefined while Next builds the site. */
export const sharedStore = (): CacheStore | undefined => currentStore;

/** Next's `cacheHandler`: Next is asked only where the store has no fresh entry, and the store keeps what it sends. */
export default class PageHandler {
  async get(): Promise<null> {
    return null;
  }

  async set(): Promise<void> {}

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
