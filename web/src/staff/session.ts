import { createHash } from "node:crypto";
import { WRITER_ROLES, type WriterRole } from "@currawong/schemas/staff-roles";
import { LRUCache } from "lru-cache";
import type { Environment } from "../runtime/environment.ts";
import { visitorNetwork } from "../runtime/visitor-network.ts";

/** A Sanity user who may write: each route says which roles it is for. */
export type StaffMember = { id: string; role: WriterRole };

/** Who a session belongs to; `unknown` while Sanity is unreachable. */
export type Session = StaffMember | "none" | "not-staff" | "unknown";

const API_VERSION = "v2021-06-07";

/** The shape of a Sanity token: nothing else is sent to Sanity. */
const BEARER = /^Bearer [\w.~+/-]{20,1000}=*$/i;

/** A user as `/users/me` returns it (https://www.sanity.io/docs/http-reference/users). */
type CurrentUser = { id?: unknown; role?: unknown; roles?: unknown };

function roleOf({ role, roles }: CurrentUser): WriterRole | undefined {
  const listed: unknown[] = Array.isArray(roles) ? roles : [];
  const names = [role, ...listed.map((item) => (item as { name?: unknown } | null)?.name)];
  return WRITER_ROLES.find((name) => names.includes(name));
}

/** The project's own host rejects sessions of other projects, and returns the user's roles in this one. */
function askForUser(
  id: string,
  authorization: string,
  { projectId, apiHost }: Environment["sanity"],
): Promise<Response> {
  const host = apiHost ?? `https://${projectId}.api.sanity.io`;
  return fetch(`${host}/${API_VERSION}/users/${id}`, {
    headers: { authorization },
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(5_000),
  });
}

/** Asks Sanity who a token belongs to. */
export async function fetchSession(
  authorization: string,
  sanity: Environment["sanity"],
): Promise<Session> {
  try {
    const answer = await askForUser("me", authorization, sanity);
    if (answer.status === 401 || answer.status === 403) return "none";
    if (!answer.ok) return "unknown";
    const user = (await answer.json()) as CurrentUser | null; // Each property is checked.
    // Without a session Sanity returns an empty object.
    if (typeof user?.id !== "string" || user.id === "") return "none";
    const role = roleOf(user);
    return role ? { id: user.id, role } : "not-staff";
  } catch {
    return "unknown";
  }
}

/** How long a session is cached, in milliseconds: a revoked role loses access by then. */
export const SESSION_TTL_MS = 30_000;

const WINDOW_MS = 60_000;
/** How many unconfirmed tokens are checked with Sanity per minute. */
export const PER_NETWORK = 20;
export const FOR_ALL = 300;

/** Only hashes of tokens are stored. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Caches sessions of staff. Unconfirmed tokens are limited by network and in total; tokens that Sanity
 * confirmed within a day are not, so a flood of others does not lock out staff at work.
 */
export class Sessions {
  readonly #fetchSession: (authorization: string) => Promise<Session>;
  readonly #sessions: LRUCache<string, Promise<Session>>;
  readonly #counts: LRUCache<string, number>;
  readonly #confirmed: LRUCache<string, true>;

  /** @param fetchSession asks Sanity who an `authorization` header belongs to */
  constructor(
    fetchSession: (authorization: string) => Promise<Session>,
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
    const authorization = headers.get("authorization") ?? "";
    // Costs nothing to refuse, so it does not count.
    if (!BEARER.test(authorization)) return "none";
    const token = hashOf(authorization);
    const network = visitorNetwork(headers) ?? "unknown";
    const cached = this.#sessions.get(token);
    if (cached) return cached;
    const isConfirmed = this.#confirmed.has(token);
    if (!isConfirmed && !this.#isAllowed(network)) return "too-many";
    const pending = this.#fetchSession(authorization);
    this.#sessions.set(token, pending);
    const session = await pending;
    if (session === "unknown") this.#sessions.delete(token);
    else if (typeof session === "object") {
      if (!isConfirmed) this.#count(network, -1);
      this.#confirmed.set(token, true);
    }
    return session;
  }

  #isAllowed(network: string): boolean {
    const count = this.#counts.get(`network ${network}`) ?? 0;
    if (count >= PER_NETWORK || (this.#counts.get("all") ?? 0) >= FOR_ALL) return false;
    this.#count(network, 1);
    return true;
  }

  /** Counts an unconfirmed token; -1 removes it from the count. */
  #count(network: string, change: 1 | -1): void {
    for (const key of ["all", `network ${network}`]) {
      this.#counts.set(key, Math.max(0, (this.#counts.get(key) ?? 0) + change));
    }
  }
}

/** A user of the project as Sanity describes them to another. */
export type User = { displayName?: string; email?: string };

/** Asks Sanity for a user, with a colleague’s session; null if there is none or Sanity does not say. */
export async function fetchUser(
  id: string,
  authorization: string,
  sanity: Environment["sanity"],
): Promise<User | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  try {
    const answer = await askForUser(id, authorization, sanity);
    const user: unknown = answer.ok ? await answer.json() : null;
    const { displayName, email } = Object(user) as Record<string, unknown>; // Each is checked.
    return {
      ...(typeof displayName === "string" && { displayName }),
      ...(typeof email === "string" && { email }),
    };
  } catch {
    return null;
  }
}
