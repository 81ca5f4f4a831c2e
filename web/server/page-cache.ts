import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { noteImplausible } from "../src/content/plausibility.ts";
import type { AddressBook, Found } from "../src/routing/known-addresses.ts";
import { FAILURE, NOT_FOUND, pathOfKey, REFERENCE, renderPath } from "../src/routing/page-path.ts";
import { errorText, log, redactPath } from "../src/runtime/observability/log.ts";
import { asFailure, asNotFound, createEntry } from "./create-entry.ts";
import {
  type CacheEntry,
  CDN_NEVER,
  createMessage,
  createRedirect,
  createResponse,
} from "./entry.ts";
import { FairQueue, readNetwork, TooBusy } from "./fair-queue.ts";
import { Pace } from "./pace.ts";
import { refuse } from "./refuse.ts";
import type { Render } from "./render.ts";
import type { Target } from "./request.ts";
import { send } from "./send.ts";
import { isStandIn, standInOf } from "./stand-in.ts";
import { type CacheHit, type CacheStore, isSearch } from "./store.ts";

/** How much that visitors can make up, or that takes long, is rendered at once. */
const PLACES = 2;

/** Whether a page is a quote, whose sum somebody waits for at each tick. */
const isQuote = (key: string) => key.startsWith("/search/in/quote/");

/** Whether a miss waits for its turn: visitors can make up such addresses, or they take long to render. */
const isCostly = (key: string) => isSearch(key) || key.startsWith("/og/");

/** Where a response came from, as a `Cache-Status` header (RFC 9211). */
const CACHE_STATUS = {
  hit: "site; hit",
  stored: "site; fwd=miss; stored",
  passed: "site; fwd=miss",
  stale: "site; fwd=stale",
} as const;

type Result = { entry: CacheEntry; source: keyof typeof CACHE_STATUS };
type PageTarget = Extract<Target, { kind: "page" }>;

type Options = {
  store: Pick<CacheStore, "now" | "get" | "set" | "delete" | "changedSince">;
  addresses: Pick<AddressBook, "find">;
  render: Render;
  /** Address of the script that every page loads first. */
  loader: string;
};

/** Responds with pages and files that are the same for everyone, rendering each on its first request. */
export class PageCache {
  readonly #options: Options;
  readonly #queue = new FairQueue(PLACES, new Pace());
  readonly #rendering = new Map<string, { since: number; result: Promise<Result> }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Responds to a GET or HEAD; a redirect keeps the query. */
  respond(request: IncomingMessage, response: ServerResponse, target: PageTarget): void {
    const hit = this.#options.store.get(target.key);
    if (hit?.isFresh && hit.entry.status === 200) {
      send(request, response, hit.entry);
    } else {
      void this.#respondLater(request, response, target);
    }
  }

  async #respondLater(request: IncomingMessage, response: ServerResponse, target: PageTarget) {
    const { key, query } = target;
    try {
      const found = await this.find(key);
      if (typeof found === "object") {
        return send(request, response, createRedirect(found.movedTo + query));
      }
      const { entry, source } = await this.#getInTurn(key, found, request, response);
      const shown = entry.standIn ? await this.get(entry.standIn) : { entry, source };
      const isFresh = [source, shown.source].every((from) => from === "hit" || from === "stored");
      const { location } = shown.entry.headers;
      const headers: Record<string, string> = {
        "cache-status": CACHE_STATUS[source],
        ...(!isFresh && CDN_NEVER),
        // A redirect is cached by its path, without the query.
        ...(location && query && !location.includes("?") && { location: location + query }),
      };
      send(request, response, shown.entry, { headers });
    } catch (error) {
      if (error instanceof TooBusy) return send(request, response, refuse(429));
      const reference = randomBytes(4).toString("hex");
      const message = errorText(error);
      log("error", "response failed", { path: redactPath(key), reference, message });
      await this.#respondFailure(request, response, reference);
    }
  }

  async #respondFailure(request: IncomingMessage, response: ServerResponse, reference: string) {
    try {
      const { entry } = await this.get(FAILURE);
      const body = Buffer.from(entry.body.toString().replaceAll(REFERENCE, reference));
      send(request, response, { ...entry, body }, { headers: { "cache-status": "site" } });
    } catch {
      const text = `Something went wrong on our side. Reference: ${reference}.`;
      send(request, response, createMessage(500, text));
    }
  }

  /** The HTML of a page; undefined if it cannot be shown. */
  async loadHtml(path: string, query: string): Promise<string | undefined> {
    const { entry } = await this.get(renderPath(path, query));
    return entry.status === 200 ? entry.body.toString() : undefined;
  }

  /** What the site has at the address of a key; undefined while this cannot be read: rendering shows it. */
  async find(key: string): Promise<Found | undefined> {
    if (isStandIn(key) || key === FAILURE) return "known";
    return this.#options.addresses.find(key).catch(() => undefined);
  }

  /** The entry for a key. What is costly to render waits for the visitor's turn. */
  async #getInTurn(
    key: string,
    found: Found | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const get = () => this.#getFound(key, found);
    const isQueued =
      isCostly(key) && (found ?? "known") === "known" && !this.#options.store.get(key)?.isFresh;
    return isQueued ? this.#queue.run(readNetwork(request), get, response, isQuote(key)) : get();
  }

  /**
   * The entry for a key: the cached one while it is fresh, otherwise a new one from Next or the stale one.
   * @throws when it cannot be rendered and there is no stale page
   */
  async get(key: string): Promise<Result> {
    return this.#options.store.get(key)?.isFresh
      ? this.#getFound(key, "known")
      : this.#getFound(key, await this.find(key));
  }

  async #getFound(key: string, found: Found | undefined): Promise<Result> {
    const { store } = this.#options;
    const hit = store.get(key);
    if (hit?.isFresh) return { entry: hit.entry, source: "hit" };
    if (found !== undefined && found !== "known") {
      if (hit) store.delete(key);
      return { entry: { ...createResponse(404, {}), standIn: standInOf(key) }, source: "hit" };
    }
    const current = this.#rendering.get(key);
    // A rendering that began before a change may show what was there before it.
    if (current && !store.changedSince(current.since)) return current.result;
    const since = store.now();
    const rendering = { since, result: this.#renderOr(key, hit, found, since) };
    this.#rendering.set(key, rendering);
    const forget = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    };
    rendering.result.then(forget, forget);
    return rendering.result;
  }

  async #renderOr(
    key: string,
    stale: CacheHit | undefined,
    found: Found | undefined,
    since: number,
  ): Promise<Result> {
    const isKnown = found === "known" || stale?.entry.status === 200;
    try {
      return await this.#render(key, since, isKnown);
    } catch (error) {
      // Only page content may be served stale, not a redirect or a 404 for an address.
      const isPage = stale?.entry.status === 200 || key === FAILURE || isStandIn(key);
      if (!stale || !isPage) throw error;
      return { entry: stale.entry, source: "stale" };
    }
  }

  /** @throws where it fails, or finds nothing at an address that is known: it stays as it was */
  async #render(key: string, since: number, isKnown: boolean): Promise<Result> {
    const { store, render, loader } = this.#options;
    const path = pathOfKey(key);
    const { rendered, ...response } = await render({ url: path });
    if (response.status >= 500) throw new Error(`${path} could not be rendered.`);
    if (!rendered) {
      const standIn = response.status === 404 ? { standIn: NOT_FOUND } : {};
      return { entry: { ...response, tags: [], ...standIn }, source: "passed" };
    }
    const created = createEntry(path, rendered, loader);
    const page = key.startsWith("404:") ? asNotFound(created) : created;
    const entry = key === FAILURE ? asFailure(page) : page;
    const mayBeMissing = isStandIn(key) || key === FAILURE || isSearch(key);
    if (entry.status !== 200 && !mayBeMissing) {
      if (!isKnown) return { entry, source: "passed" };
      noteImplausible("The content of a known page is missing.", { path: redactPath(key) });
      throw new Error(`${path} could not be found.`);
    }
    // Without a tag, no change could ever invalidate it.
    const isPermanent404 = entry.status === 404 && entry.tags.length === 0;
    const isStored = !isPermanent404 && store.set(key, entry, since);
    return { entry, source: isStored ? "stored" : "passed" };
  }
}
