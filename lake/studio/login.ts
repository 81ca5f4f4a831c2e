import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import { ROLES, type Role, sameSecret } from "../store/identity.ts";

const SID_LIFETIME_MS = 60_000;

/** The lake and role of a future session, and when its id expires (ms since 1970). */
type Pending = { lake: LakeServices; role: Role; expiresAt: number };

/** Issued session ids that have not been exchanged yet. */
const pending = new Map<string, Pending>();

function providers({ request, json }: RouteContext): void {
  const url = `http://${request.headers.host}/v1/auth/login/local`;
  json(200, { providers: [{ name: "local", title: "Local Studio", url }] });
}

/**
 * Signs in: automatically if only this machine can reach the lake, otherwise with the sign-in secret.
 * The session id is sent to allowed origins only, works once, and expires after a minute.
 * `role=editor`, `role=contributor` or `role=viewer` signs in with that role, for testing.
 */
async function login(ctx: RouteContext): Promise<void> {
  const { url, lake, request, response } = ctx;
  const target = url.searchParams.get("origin") ?? "";
  if (!URL.canParse(target) || !lake.origins.allows(new URL(target).origin)) {
    const message = `Origin "${target}" may not sign in: add it to LAKE_CORS_ORIGINS.`;
    throw httpError(403, message);
  }
  response.setHeader("cache-control", "no-store");
  if (lake.signInSecret !== undefined) {
    const form = request.method === "POST" && new URLSearchParams(await ctx.readText(4096));
    if (!form) return sendForm(response, 200);
    if (!sameSecret(form.get("secret") ?? "", lake.signInSecret)) return sendForm(response, 401);
  }
  const role = ROLES.find((name) => name === url.searchParams.get("role")) ?? "administrator";
  const sid = randomBytes(32).toString("base64url");
  pending.set(sid, { lake, role, expiresAt: Date.now() + SID_LIFETIME_MS });
  const location = new URL(target);
  location.hash = `sid=${sid}`;
  response.setHeader("referrer-policy", "no-referrer");
  response.writeHead(303, { location: location.href }).end();
}

/** Sends a form for the sign-in secret, which posts to the same URL. */
function sendForm(response: ServerResponse, status: number): void {
  const alert = status === 401 ? "<p role=alert>That is not the sign-in secret.</p>" : "";
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    // With `no-referrer` the browser would send the form with `Origin: null`.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(`<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in</title>
<h1>Sign in to the local Content Lake</h1>
${alert}<form method="post">
<p><label>Sign-in secret, printed where the servers were started:<br>
<input name="secret" type="password" autocomplete="current-password" required autofocus></label></p>
<p><button>Sign in</button></p>
</form>
</html>`);
}

/** Exchanges a session id for a token. */
function exchange({ url, lake, json }: RouteContext): void {
  const sid = url.searchParams.get("sid") ?? "";
  const found = pending.get(sid);
  pending.delete(sid);
  if (found?.lake !== lake || found.expiresAt < Date.now()) {
    throw httpError(401, "This session id is unknown, used or lapsed: sign in again.");
  }
  json(200, { token: lake.sessions.issue(found.role), label: "Local Studio" });
}

function logout({ request, lake, response }: RouteContext): void {
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token) lake.sessions.revoke(token);
  response.writeHead(204).end();
}

/** Sanity's login flow, with one provider. */
export const loginRoutes = [
  route("GET", "/auth/providers", "public", providers),
  route("GET", "/auth/login/local", "public", login),
  route("POST", "/auth/login/local", "public", login),
  route("GET", "/auth/fetch", "public", exchange),
  route("POST", "/auth/logout", "public", logout),
];
