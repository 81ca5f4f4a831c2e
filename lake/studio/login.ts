import { randomBytes } from "node:crypto";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { bearerToken } from "../http/server.ts";
import type { LakeServices } from "../services.ts";
import { ROLES, type Role } from "../store/identity.ts";

/** The lake and role of each session whose id has not been exchanged yet. */
const pending = new Map<string, { lake: LakeServices; role: Role }>();

function providers({ request, json }: RouteContext): void {
  const url = `http://${request.headers.host}/v1/auth/login/local`;
  json(200, { providers: [{ name: "local", title: "Local Studio", url }] });
}

/**
 * Signs in whoever reaches the lake, which is this machine only. The session id is sent to allowed origins only,
 * and works once.
 * `role=editor`, `role=contributor` or `role=viewer` signs in with that role, for testing.
 */
function login({ url, lake, response }: RouteContext): void {
  const target = url.searchParams.get("origin") ?? "";
  if (!URL.canParse(target) || !lake.origins.has(new URL(target).origin)) {
    const message = `Origin "${target}" may not sign in: add it to LAKE_CORS_ORIGINS.`;
    throw httpError(403, message);
  }
  response.setHeader("cache-control", "no-store");
  const role = ROLES.find((name) => name === url.searchParams.get("role")) ?? "administrator";
  const sid = randomBytes(32).toString("base64url");
  pending.set(sid, { lake, role });
  const location = new URL(target);
  location.hash = `sid=${sid}`;
  response.setHeader("referrer-policy", "no-referrer");
  response.writeHead(303, { location: location.href }).end();
}

/** Exchanges a session id for a token. */
function exchange({ url, lake, json }: RouteContext): void {
  const sid = url.searchParams.get("sid") ?? "";
  const found = pending.get(sid);
  pending.delete(sid);
  if (found?.lake !== lake) {
    throw httpError(401, "This session id is unknown or used: sign in again.");
  }
  json(200, { token: lake.sessions.issue(found.role), label: "Local Studio" });
}

function logout({ request, lake, response }: RouteContext): void {
  const token = bearerToken(request);
  if (token) lake.sessions.revoke(token);
  response.writeHead(204).end();
}

/** Sanity's login flow, with one provider. */
export const loginRoutes = [
  route("GET", "/auth/providers", "public", providers),
  route("GET", "/auth/login/local", "public", login),
  route("GET", "/auth/fetch", "public", exchange),
  route("POST", "/auth/logout", "public", logout),
];
