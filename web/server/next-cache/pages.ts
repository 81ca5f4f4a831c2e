import { AsyncLocalStorage } from "node:async_hooks";
import type { CacheStore } from "../store.ts";

/** What Next hands over to be cached, as far as we use it (`cacheHandler` in its documentation). */
export type RenderedPage = {
  kind: string;
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  html?: string;
  body?: Buffer;
};

let shared: CacheStore | undefined;

/** Has Next's cache handlers, which Next makes itself, use this store. */
export function shareStore(store: CacheStore): void {
  shared = store;
}

/** The store of this process; none while Next builds the site. */
export const sharedStore = (): CacheStore | undefined => shared;

/** Each request to Next runs in a context that receives what Next would cache. */
export const renderContext = new AsyncLocalStorage<{ rendered?: RenderedPage }>();

/**
 * Next's `cacheHandler`. Requests come here only when the store has no fresh answer, so there is
 * nothing to get; what Next would cache goes to the request that is waiting for it.
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
    shared?.invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}
