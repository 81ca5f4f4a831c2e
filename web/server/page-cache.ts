import type { IncomingMessage, ServerResponse } from "node:http";
import { log, redactPath } from "../src/observability/log.ts";
import { countRender, countResponse } from "../src/observability/measures.ts";
import { rateLimit } from "../src/rate-limit.ts";
import { FAILURE } from "../src/responses/page-path.ts";
import { securityHeaders } from "../src/responses/security-headers.ts";
import { asFailure, asNotFound, createEntry } from "./create-entry.ts";
import type { Render } from "./render.ts";
import { NOT_FOUND } from "./request.ts";
import { send } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";
import type { CacheEntry, CacheHit, CacheStore } from "./store.ts";

/** The maximum number of uncached searches rendered per second. */
const SEARCHES_PER_SECOND = 20;

/** Results of searches and selections: visitors can make up any number of such addresses. */
const isSearch = (key: string) => key.startsWith("/search/") && key !== "/search/index.json";

/** Where a response came from, as a `Cache-Status` header (RFC 9211). */
const CACHE_STATUS = {
  hit: "site; hit",
  stored: "site; fwd=miss; stored",
  passed: "site; fwd=miss",
  stale: "site; fwd=stale",
} as const;

type Result = { entry: CacheEntry; source: keyof typeof CACHE_STATUS };

class RenderError extends Error {}
class TooManySearches extends Error {}

type Options = {
  store: Pick<CacheStore, "now" | "get" | "set">;
  render: Render;
  files: Pick<StaticFiles, "add">;
  /** Address of the script that every page loads first. */
  loader: string;
  cdnHeaders: (tags: readonly string[]) => Record<string, string>;
};

/** Responds with pages and files that are the same for everyone, rendering each on its first request. */
export class PageCache {
  /** Called with the path of each redirect that is followed. */
  onRedirect: ((request: IncomingMessage, path: string) => void) | undefined;
  readonly #options: Options;
  readonly #allowsSearch = rateLimit(SEARCHES_PER_SECOND);
  readonly #rendering = new Map<string, Promise<Result>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Responds to a GET or HEAD; a redirect keeps the query. */
  respond(request: IncomingMessage, response: ServerResponse, key: string, query: string): void {
    const hit = this.#options.store.get(key);
    if (hit?.isFresh && hit.entry.status === 200) {
      countResponse("hit");
      send(request, response, hit.entry);
    } else {
      void this.#respondLater(request, response, key, query);
    }
  }

  async #respondLater(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: string,
  ) {
    try {
      const { entry, source } = await this.get(key);
      countResponse(source === "hit" ? "hit" : "miss");
      const sendable = entry.standIn ? (await this.get(entry.standIn)).entry : entry;
      const { location } = sendable.headers;
      if (sendable.status === 308) this.onRedirect?.(request, key);
      const headers: Record<string, string> = { "cache-status": CACHE_STATUS[source] };
      // A redirect is cached by its path, without the query.
      if (location && query && !location.includes("?")) headers.location = location + query;
      send(request, response, sendable, { headers });
    } catch (error) {
      const isBusy = error instanceof TooManySearches;
      if (!isBusy && !(error instanceof RenderError)) {
        log("error", "response failed", { path: redactPath(key), message: String(error) });
      }
      await this.#respondFailure(request, response, isBusy ? 429 : 500);
    }
  }

  async #respondFailure(request: IncomingMessage, response: ServerResponse, status: 429 | 500) {
    const headers: Record<string, string> = status === 429 ? { "retry-after": "1" } : {};
    try {
      const { entry } = await this.get(FAILURE);
      send(request, response, entry, { status, headers: { ...headers, "cache-status": "site" } });
    } catch {
      const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
      response
        .writeHead(status, { ...securityHeaders(), ...plain, ...headers })
        .end("Something went wrong on our side.");
    }
  }

  /**
   * The entry for a key: the cached one while it is fresh, otherwise a new one from Next or the stale one.
   * @throws when it cannot be rendered and there is no stale page
   */
  async get(key: string): Promise<Result> {
    const hit = this.#options.store.get(key);
    if (hit?.isFresh) return { entry: hit.entry, source: "hit" };
    let rendering = this.#rendering.get(key);
    if (!rendering) {
      rendering = this.#renderOr(key, hit).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, rendering);
    }
    return rendering;
  }

  async #renderOr(key: string, stale: CacheHit | undefined): Promise<Result> {
    try {
      if (isSearch(key) && !this.#allowsSearch()) throw new TooManySearches(key);
      return await this.#render(key);
    } catch (error) {
      // Only page content may be served stale, not a redirect or a 404 for an address.
      const isPage = stale?.entry.status === 200 || key === FAILURE || key.startsWith("404:");
      if (!stale || !isPage || error instanceof TooManySearches) throw error;
      return { entry: stale.entry, source: "stale" };
    }
  }

  async #render(key: string): Promise<Result> {
    const { store, render, files, loader, cdnHeaders } = this.#options;
    const since = store.now();
    const isStandIn = key.startsWith("404:");
    const path = isStandIn ? key.slice("404:".length) : key;
    const { rendered, ...response } = await render({ url: path });
    countRender();
    if (response.status >= 500) throw new RenderError(`${path} could not be rendered.`);
    if (!rendered) {
      const standIn = response.status === 404 ? { standIn: NOT_FOUND } : {};
      return { entry: { ...response, tags: [], ...standIn }, source: "passed" };
    }
    const { entry: created, payload } = createEntry(path, rendered, loader);
    const page = isStandIn ? asNotFound(created) : created;
    const headers = { ...page.headers, ...cdnHeaders(page.tags) };
    const entry = key === FAILURE ? asFailure(page) : { ...page, headers };
    // The file has to exist before the page that refers to it.
    if (entry.payload && payload) await files.add(entry.payload, payload);
    // Entries for addresses that visitors can make up are not written to disk.
    const persistent = isStandIn || (entry.status !== 404 && !isSearch(key));
    store.set(key, entry, { since, persistent });
    return { entry, source: "stored" };
  }
}
