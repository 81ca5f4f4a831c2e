import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Session } from "./session.ts";

/** How long a session is cached, in milliseconds: a lost role takes effect by then. */
export const SESSION_TTL_MS = 30_000;

const WINDOW_MS = 60_000;
/** How many unconfirmed tokens are checked with Sanity in a minute. */
export const PER_ADDRESS = 20;
export const FOR_ALL = 300;

/** Tokens themselves are not stored. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Who is behind a request, by what the nearest proxy says; the database limits enquiries by the same
 * headers. Clients can send them too where no proxy sets them, hence the limit for all together.
 */
function addressOf(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") ?? forwarded ?? "";
}

/**
 * Caches sessions of staff. Unconfirmed tokens are limited by address and in total; tokens that Sanity
 * confirmed within a day are not, so a flood of others does not lock out staff at work.
 */
export class Sessions {
  readonly #fetchSession: (authorization: string | null) => Promise<Session>;
  readonly #sessions: LRUCache<string, Promise<Session>>;
  readonly #counts: LRUCache<string, number>;
  readonly #confirmed: LRUCache<string, true>;

  /** @param fetchSession asks Sanity whose the header `authorization` is */
  constructor(
    fetchSession: (authorization: string | null) => Promise<Session>,
    perf: { now(): number } = performance,
  ) {
    this.#fetchSession = fetchSession;
    const clock = { perf, ttlResolution: 0 };
    this.#sessions = new LRUCache({ max: 1_000, ttl: SESSION_TTL_MS, ...clock });
    this.#counts = new LRUCache({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true, ...clock });
    this.#confirmed = new LRUCache({ max: 1_000, ttl: 24 * 3_600_000, ...clock });
  }

  /** The session of a request, or `too-many` over the limits. */
  async of({ headers }: Pick<Request, "headers">): Promise<Session | "too-many"> {
    const authorization = headers.get("authorization");
    const token = hashOf(authorization ?? "");
    const known = this.#sessions.get(token);
    if (known) return known;
    const isConfirmed = this.#confirmed.has(token);
    if (!isConfirmed && !this.#isAllowed(addressOf(headers))) return "too-many";
    const pending = this.#fetchSession(authorization);
    this.#sessions.set(token, pending);
    const session = await pending;
    if (session === "unknown") this.#sessions.delete(token);
    else if (typeof session === "object") {
      if (!isConfirmed) this.#count(addressOf(headers), -1);
      this.#confirmed.set(token, true);
    } else this.#confirmed.delete(token);
    return session;
  }

  #isAllowed(address: string): boolean {
    const own = this.#counts.get(`address ${address}`) ?? 0;
    if (own >= PER_ADDRESS || (this.#counts.get("all") ?? 0) >= FOR_ALL) return false;
    this.#count(address, 1);
    return true;
  }

  /** Counts an unconfirmed token; with -1, uncounts it. */
  #count(address: string, change: 1 | -1): void {
    for (const key of ["all", `address ${address}`]) {
      this.#counts.set(key, Math.max(0, (this.#counts.get(key) ?? 0) + change));
    }
  }
}
