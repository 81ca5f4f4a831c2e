import { AsyncLocalStorage } from "node:async_hooks";
import { sharedStore } from "../store/shared.ts";

/**
 * What Next hands over to be kept, as far as we use it
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandler).
 */
export type Rendered = {
  kind: string;
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  /** Of a page. */
  html?: string;
  /** Of a route. */
  body?: Buffer;
};

/** Each request that Next answers runs with a place for what it hands over. */
export const rendering = new AsyncLocalStorage<{ rendered?: Rendered }>();

/**
 * Next's `cacheHandler`. Requests come here only when the store has no fresh answer, so there is
 * nothing to get; what Next would keep is handed to the request that asked for it, to be finished first.
 */
export default class PageHandler {
  async get(): Promise<null> {
    return null;
  }

  async set(_key: string, value: Rendered | null): Promise<void> {
    const place = rendering.getStore();
    if (place && value && (value.kind === "APP_PAGE" || value.kind === "APP_ROUTE")) {
      place.rendered = value;
    }
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    sharedStore()?.invalidate([tags].flat());
  }

  resetRequestCache(): void {}
}
