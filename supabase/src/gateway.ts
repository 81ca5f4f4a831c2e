import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";

export type Keys = {
  /** Begins with `sb_publishable_`: the role anon. */
  publishableKey: string;
  /** Begins with `sb_secret_`: the role service_role. */
  secretKey: string;
};

/** Handles requests to a Supabase project's REST interface. */
export type Gateway = (request: Request) => Promise<Response>;

/** Passes the headers that say where a request came from to the database, as PostgREST does; Lite does so only for RPC. */
async function setHeaders({ driver }: PgliteConnection, { headers }: Request): Promise<void> {
  const addresses = ["cf-connecting-ip", "x-forwarded-for", "x-visitor-network"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const setting = JSON.stringify(Object.fromEntries(addresses));
  await driver.query("select set_config('request.headers', $1, false)", [setting]);
}

/**
 * Serves Supabase Lite's REST interface, one request at a time. Lite runs each request in a transaction,
 * but on PGlite's single session: concurrent requests would share a transaction, and with it a role.
 * Requests must therefore arrive with their body already read.
 * @param grants statements to repeat, because Lite grants its roles everything after each start
 */
export async function createGateway(
  connection: PgliteConnection,
  { publishableKey, secretKey }: Keys,
  corsOrigins: readonly string[],
  grants: readonly string[],
): Promise<Gateway> {
  connection.normalizeDbError = convertError;
  const app = new App({
    connection,
    auth: {
      enabled: false,
      publishable_key: publishableKey,
      secret_key: secretKey,
      // No one signs in, but Lite's default secret is public and tokens signed with it are accepted.
      jwt_secret: randomBytes(32).toString("hex"),
    },
    options: { server: { disableStudio: true } },
  });
  await app.init();
  // Lite grants everything with its first request.
  const first = "http://localhost/rest/v1/contact_submissions?limit=0";
  await app.fetch(new Request(first, { headers: { apikey: publishableKey } }));
  for (const sql of grants) await connection.driver.exec(sql);

  let last: Promise<unknown> = Promise.resolve();
  function enqueue(request: Request): Promise<Response> {
    const answer = last.then(async () => {
      await setHeaders(connection, request);
      return app.fetch(request);
    });
    last = answer.catch(() => {});
    return answer;
  }

  return async (request) => {
    if (!new URL(request.url).pathname.startsWith("/rest/v1/")) {
      return Response.json({ message: "Only /rest/v1/ is served here." }, { status: 404 });
    }
    const response = await enqueue(request);
    const headers = new Headers(response.headers);
    const origin = request.headers.get("origin");
    headers.delete("access-control-allow-origin");
    headers.append("vary", "origin");
    if (origin && corsOrigins.includes(origin)) headers.set("access-control-allow-origin", origin);
    return new Response(response.body, { status: response.status, headers });
  };
}

type DatabaseError = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
};

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** SQLSTATEs for which PostgREST returns 400 and Supabase Lite 0.10 returns 500. */
const BAD_REQUEST = /^(23514|P0001)$/;

/**
 * Converts a database error for Supabase Lite. The result differs from the original in two ways:
 *
 * - Lite logs every error in full, including the query parameters, which hold what the visitor wrote.
 *   This one logs only its SQLSTATE and its constraint or message keyword.
 * - Check violations and plain `raise exception` return 400, as in PostgREST
 *   (https://docs.postgrest.org/en/stable/references/errors.html), through the SQLSTATE "PGRST",
 *   whose message and detail define the whole response.
 *
 * Anything but a database error is returned unchanged.
 */
function convertError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  const { code, message, detail, hint, constraint } = error;
  const shown = constraint ?? (code.startsWith("PT") ? message : "");
  const answer = BAD_REQUEST.test(code)
    ? {
        code: "PGRST",
        message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
        detail: JSON.stringify({ status: 400, headers: {} }),
      }
    : { code, message, detail, hint };
  return { ...answer, [inspect.custom]: () => `Supabase refused: ${code} ${shown}`.trimEnd() };
}
