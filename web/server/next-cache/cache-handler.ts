import { AsyncLocalStorage } from "node:async_hooks";
import type { CacheStore } from "../store.ts";

/** The fields we use of what Next passes to be cached (`cacheHandler` in its documentation). */
export type RenderedPage = {
  kind: string;
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  html?: string;
  body?: Buffer;
};

let currentStore: CacheStore | undefined;

/** Makes Next's cache handlers, which Next instantiates itself, use this store. */
export function shareStore(store: CacheStore): void {
  currentStore = store;
}

/** The store of this process; undefined while Next builds the site. */
export const sharedStore = (): CacheStore | undefined => currentStore;

/** Each request to Next runs in a context that receives what Next would cache. */
export const renderContext = new AsyncLocalStorage<{ rendered?: RenderedPage }>();

/**
 * Next's `cacheHandler`. Requests reach Next only when the store has no fresh entry, so there is
 * nothing to get; what Next would cache is passed to the request that is waiting for it.
 */
export default class PageHandler {
  async get(): Promise<null> {
    return null;
  }

  async set(_key: string, value: RenderedPage | null): Promise<void> {
    const context = renderContext.getStore();
    if (context && value && (value.kind === "APP_PAGE" || value.kind === "APP_ROUTE")) {
      context.rendered = value;
    }
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    currentStore?.invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}
