import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Session } from "./session.ts";

/** How long an answer of Sanity counts, in milliseconds: whoever loses a role loses the inbox by then. */
export const SESSION_TTL_MS = 30_000;

const WINDOW_MS = 60_000;
/** How many tokens Sanity is asked about in a minute that it has not confirmed before. */
export const PER_ADDRESS = 20;
export const FOR_ALL = 300;

/** A token itself is kept nowhere. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Who is behind a request, by what the nearest proxy says; the database limits enquiries by the same
 * headers. Clients can send them too where no proxy sets them, hence the limit for all together.
 */
export function addressOf(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") ?? forwarded ?? "";
}

/**
 * Sessions of staff, each asked about once in a while. Made-up tokens are limited by address and in
 * total; tokens that Sanity confirmed today are not, so a flood of others locks out nobody at work.
 */
export class Sessions {
  readonly #ask: (authorization: string | null) => Promise<Session>;
  readonly #answers: LRUCache<string, Promise<Session>>;
  readonly #counts: LRUCache<string, number>;
  readonly #confirmed: LRUCache<string, true>;

  /**
   * @param ask asks Sanity about the header `authorization`
   * @param perf the clock
   */
  constructor(
    ask: (authorization: string | null) => Promise<Session>,
    perf: { now(): number } = performance,
  ) {
    this.#ask = ask;
    const clock = { perf, ttlResolution: 0 };
    this.#answers = new LRUCache({ max: 1_000, ttl: SESSION_TTL_MS, ...clock });
    this.#counts = new LRUCache({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true, ...clock });
    this.#confirmed = new LRUCache({ max: 1_000, ttl: 24 * 3_600_000, ...clock });
  }

  /** The session of a request, or `too-many` where nobody is to be asked at the moment. */
  async of({ headers }: Pick<Request, "headers">): Promise<Session | "too-many"> {
    const authorization = headers.get("authorization");
    const token = hashOf(authorization ?? "");
    const known = this.#answers.get(token);
    if (known) return known;
    const isConfirmed = this.#confirmed.has(token);
    if (!isConfirmed && !this.#mayAsk(addressOf(headers))) return "too-many";
    const answer = this.#ask(authorization);
    this.#answers.set(token, answer);
    const session = await answer;
    if (session === "unknown") this.#answers.delete(token);
    else if (typeof session === "object") {
      if (!isConfirmed) this.#count(addressOf(headers), -1);
      this.#confirmed.set(token, true);
    } else this.#confirmed.delete(token);
    return session;
  }

  #mayAsk(address: string): boolean {
    const own = this.#counts.get(`address ${address}`) ?? 0;
    if (own >= PER_ADDRESS || (this.#counts.get("all") ?? 0) >= FOR_ALL) return false;
    this.#count(address, 1);
    return true;
  }

  /** Counts a token that is not confirmed; with -1, takes it back. */
  #count(address: string, change: 1 | -1): void {
    for (const key of ["all", `address ${address}`]) {
      this.#counts.set(key, Math.max(0, (this.#counts.get(key) ?? 0) + change));
    }
  }
}
