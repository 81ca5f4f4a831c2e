import { randomBytes } from "node:crypto";
import { httpError } from "../http/errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import { ROLES, type Role } from "../store/identity.ts";

const SID_LIFETIME_MS = 60_000;

/** Whose session it will be, and when that lapses (ms since 1970). */
type Pending = { role: Role; lapses: number };

/** Session ids handed out and not yet exchanged. */
const pending = new WeakMap<LakeServices, Map<string, Pending>>();

function pendingOf(lake: LakeServices): Map<string, Pending> {
  const sids = pending.get(lake) ?? new Map<string, Pending>();
  pending.set(lake, sids);
  for (const [sid, { lapses }] of sids) if (lapses < Date.now()) sids.delete(sid);
  return sids;
}

function providers({ request, json }: RouteContext): void {
  const url = `http://${request.headers.host}/v1/auth/login/local`;
  json(200, { providers: [{ name: "local", title: "Local Studio", url }] });
}

/**
 * Signs in without asking: the lake listens on loopback only. The session id goes to an allowed
 * origin and nowhere else, works once, and lapses in a minute. `role=editor` or `role=viewer` signs in
 * as one of them, to see what they see.
 */
function login({ url, lake, response }: RouteContext): void {
  const asked = url.searchParams.get("origin") ?? "";
  if (!URL.canParse(asked) || !lake.origins.allows(new URL(asked).origin)) {
    const message = `Origin "${asked}" may not sign in: add it to LAKE_CORS_ORIGINS.`;
    throw httpError(403, message);
  }
  const role = ROLES.find((name) => name === url.searchParams.get("role")) ?? "administrator";
  const sid = randomBytes(32).toString("base64url");
  pendingOf(lake).set(sid, { role, lapses: Date.now() + SID_LIFETIME_MS });
  const target = new URL(asked);
  target.hash = `sid=${sid}`;
  response.setHeader("cache-control", "no-store");
  response.setHeader("referrer-policy", "no-referrer");
  response.writeHead(302, { location: target.href }).end();
}

/** Exchanges a session id for a token. */
function exchange({ url, lake, json }: RouteContext): void {
  const sid = url.searchParams.get("sid") ?? "";
  const found = pendingOf(lake).get(sid);
  if (!found) {
    throw httpError(401, "This session id is unknown, used or lapsed: sign in again.");
  }
  pendingOf(lake).delete(sid);
  json(
    200,
    { token: lake.sessions.issue(found.role), label: "Local Studio" },
    { "cache-control": "no-store" },
  );
}

function logout({ request, lake, response }: RouteContext): void {
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token) lake.sessions.revoke(token);
  response.writeHead(204).end();
}

/** Sanity's login flow, with one provider that always agrees. */
export const loginRoutes: Route[] = [
  { method: "GET", pattern: "/auth/providers", access: "public", handle: providers },
  { method: "GET", pattern: "/auth/login/local", access: "public", handle: login },
  { method: "GET", pattern: "/auth/fetch", access: "public", handle: exchange },
  { method: "POST", pattern: "/auth/logout", access: "public", handle: logout },
];
