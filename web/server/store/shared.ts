import type { CacheStore } from "./store.ts";

let shared: CacheStore | undefined;

/** Has Next's cache handlers, which Next makes itself, use this store. */
export function shareStore(store: CacheStore): void {
  shared = store;
}

/** The store of this process; none while Next builds the site. */
export const sharedStore = (): CacheStore | undefined => shared;
