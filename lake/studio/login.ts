import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { httpError } from "../errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import { ROLES, type Role, sameSecret } from "../store/identity.ts";

const SID_LIFETIME_MS = 60_000;

/** Whose session it will be, at which lake, and when that lapses (ms since 1970). */
type Pending = { lake: LakeServices; role: Role; lapses: number };

/** Session ids handed out and not yet exchanged. */
const pending = new Map<string, Pending>();

function providers({ request, json }: RouteContext): void {
  const url = `http://${request.headers.host}/v1/auth/login/local`;
  json(200, { providers: [{ name: "local", title: "Local Studio", url }] });
}

/**
 * Signs in, without asking where this machine alone reaches the lake, else with the sign-in secret.
 * The session id goes to an allowed origin and nowhere else, works once, and lapses in a minute.
 * `role=editor` or `role=viewer` signs in as one of them, to see what they see.
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
  pending.set(sid, { lake, role, lapses: Date.now() + SID_LIFETIME_MS });
  const location = new URL(target);
  location.hash = `sid=${sid}`;
  response.setHeader("referrer-policy", "no-referrer");
  response.writeHead(303, { location: location.href }).end();
}

/** Asks for the sign-in secret; the form is sent to the address that showed it. */
function sendForm(response: ServerResponse, status: number): void {
  const again = status === 401 ? "<p role=alert>That is not the sign-in secret.</p>" : "";
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    // With none at all, the browser would not say which page the form is on.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(`<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in</title>
<h1>Sign in to the local Content Lake</h1>
${again}<form method="post">
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
  if (found?.lake !== lake || found.lapses < Date.now()) {
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
export const loginRoutes: Route[] = [
  { method: "GET", pattern: "/auth/providers", access: "public", handle: providers },
  { method: "GET", pattern: "/auth/login/local", access: "public", handle: login },
  { method: "POST", pattern: "/auth/login/local", access: "public", handle: login },
  { method: "GET", pattern: "/auth/fetch", access: "public", handle: exchange },
  { method: "POST", pattern: "/auth/logout", access: "public", handle: logout },
];
