import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { noteImplausible } from "../src/content/plausibility.ts";
import type { Found } from "../src/routing/known-addresses.ts";
import {
  FAILURE,
  isSocialPicture,
  isStandIn,
  NOT_FOUND,
  pathOfKey,
  REFERENCE,
  standInFor,
} from "../src/routing/page-path.ts";
import { isSelection } from "../src/routing/selected-path.ts";
import { errorText, log, redactPath } from "../src/runtime/observability/log.ts";
import { createEntry } from "./create-entry.ts";
import { type CacheEntry, CDN_NEVER, createMessage, createRedirect, refuse } from "./entry.ts";
import { FairQueue, readNetwork, TooBusy } from "./fair-queue.ts";
import { Pace } from "./pace.ts";
import type { Render } from "./render.ts";
import type { Target } from "./request.ts";
import { send } from "./send.ts";
import type { CacheStore } from "./store.ts";

/** How much that visitors can make up, or that takes long, is rendered at once. */
const PLACES = 2;

/** Whether a page is a quote, whose sum somebody waits for at each tick. */
const isQuote = (key: string) => key.startsWith("/search/in/quote/");

/** Whether a miss waits for its turn: visitors can make up such addresses, or they take long to render. */
const isCostly = (key: string) => isSelection(key) || isSocialPicture(key);

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
  addresses: { find(path: string): Promise<Found> };
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
    if (hit?.isFresh) send(request, response, hit.entry);
    else void this.#respondLater(request, response, target);
  }

  async #respondLater(request: IncomingMessage, response: ServerResponse, target: PageTarget) {
    const { key, query } = target;
    try {
      const found = await this.find(key);
      if (typeof found === "object") {
        return send(request, response, createRedirect(found.movedTo + query));
      }
      if (found === "unknown") return send(request, response, await this.#getMissing(key));
      const get = () => this.#getKnown(key);
      const { entry, source } = await (isCostly(key)
        ? this.#queue.run(readNetwork(request), get, response, isQuote(key))
        : get());
      const isFresh = source === "hit" || source === "stored";
      const headers = { "cache-status": CACHE_STATUS[source], ...(!isFresh && CDN_NEVER) };
      send(request, response, entry, headers);
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
      const { entry } = await this.#getKnown(FAILURE);
      const body = Buffer.from(entry.body.toString().replaceAll(REFERENCE, reference));
      send(request, response, { ...entry, body }, { "cache-status": "site" });
    } catch {
      const text = `Something went wrong on our side. Reference: ${reference}.`;
      send(request, response, createMessage(500, text));
    }
  }

  /** What the site has at the address of a key; undefined while this cannot be read: rendering shows it. */
  async find(key: string): Promise<Found | undefined> {
    if (isStandIn(key)) return "known";
    return this.#options.addresses.find(key).catch(() => undefined);
  }

  /**
   * The entry for a key: the cached one while it is fresh, otherwise a new one from Next or the stale one.
   * @returns undefined where the site has nothing, or leads elsewhere
   * @throws when it cannot be rendered and there is no stale page
   */
  async get(key: string): Promise<Result | undefined> {
    const found = this.#options.store.get(key)?.isFresh ? "known" : await this.find(key);
    return found === "unknown" || typeof found === "object" ? undefined : this.#getKnown(key);
  }

  /** What is sent for an unknown address. */
  async #getMissing(key: string): Promise<CacheEntry> {
    this.#options.store.delete(key);
    if (isSocialPicture(key)) return refuse(404);
    // There may be no blog.
    const standIn = this.#getKnown(standInFor(key)).catch(() => this.#getKnown(NOT_FOUND));
    return (await standIn).entry;
  }

  async #getKnown(key: string): Promise<Result> {
    const { store } = this.#options;
    const hit = store.get(key);
    if (hit?.isFresh) return { entry: hit.entry, source: "hit" };
    const current = this.#rendering.get(key);
    // A rendering that began before a change may show what was there before it.
    if (current && !store.changedSince(current.since)) return current.result;
    const since = store.now();
    const result = this.#render(key, since).catch((error): Result => {
      if (!hit) throw error;
      return { entry: hit.entry, source: "stale" };
    });
    const rendering = { since, result };
    this.#rendering.set(key, rendering);
    const forget = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    };
    result.then(forget, forget);
    return result;
  }

  /** @throws where it fails or shows nothing: an address that is known, or may be, stays as it was */
  async #render(key: string, since: number): Promise<Result> {
    const { store, render, loader } = this.#options;
    const path = pathOfKey(key);
    const rendered = await render({ url: path });
    if (rendered.status !== 200) {
      if (rendered.status < 500 && !isStandIn(key)) {
        noteImplausible("The content of a known page is missing.", { path: redactPath(key) });
      }
      throw new Error(`${path} could not be rendered: ${rendered.status}.`);
    }
    const entry = createEntry(key, rendered, loader);
    const isStored = store.set(key, entry, since);
    return { entry, source: isStored ? "stored" : "passed" };
  }
}
