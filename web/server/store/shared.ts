import type { PageStore } from "./store.ts";

let opened: PageStore | undefined;

/** Has Next's cache handlers, which Next makes itself, work with this store. */
export function use(store: PageStore): void {
  opened = store;
}

/** The store of this process; none while the site is built. */
export const store = (): PageStore | undefined => opened;
