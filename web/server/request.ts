import type { IncomingMessage } from "node:http";
import { asksForDraft } from "../src/preview/pages.ts";
import { INTERNAL, renderPath } from "../src/responses/page-path.ts";

/** The longest address, in characters: several times the longest that the site's forms and links produce. */
const ADDRESS_LIMIT = 4_096;
const BODY_LIMIT = 1024 * 1024;
/** The largest form, in bytes: several times the size of one that respects the field limits. */
export const FORM_LIMIT = 64 * 1024;

export const STATIC = "/_next/static/";

/** Keys of the pages sent for unknown addresses and unknown articles. */
export const NOT_FOUND = "404:/not-found";
export const NO_ARTICLE = "404:/blog";

/** Addresses that are not pages: Next handles them itself. */
const NEXT = /^\/(?:_next|api)(?:\/|$)/;

/**
 * What a browser never sends: it resolves `..`, treats `\` as `/` and does not send the fragment. Each would
 * be a second key for a page that is already cached.
 */
const UNRESOLVED = /[\\#]|\/\.\.?(?:\/|$)/;

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;

type Refusal = 404 | 405 | 411 | 413 | 414;

export type Target =
  /** A page or file that is the same for everyone, by its key in the cache. */
  | { kind: "page"; key: string; query: string }
  | { kind: "static"; path: string }
  | { kind: "next" }
  | { kind: "form" }
  | { kind: "refused"; status: Refusal };

const refused = (status: Refusal): Target => ({ kind: "refused", status });

const reencode = (segment: string) => encodeURIComponent(decodeURIComponent(segment));

/** The canonical encoding of a path (`/%61bout` becomes `/about`); undefined if no page can have it. */
function normalizePath(path: string): string | undefined {
  try {
    const canonical = path.includes("%") ? path.split("/").map(reencode).join("/") : path;
    // Encoding hides a backslash, but Next would still see the original: both are checked.
    const isResolved = !UNRESOLVED.test(path) && !UNRESOLVED.test(canonical);
    return canonical.startsWith("/") && isResolved ? canonical : undefined;
  } catch {
    return undefined; // Not UTF-8.
  }
}

/**
 * Classifies a request, and refuses one that is too large before reading it. Next only receives requests
 * that it expects: to others (a `POST` to a file, an address that is not UTF-8) it responds with 500, or
 * not at all.
 */
export function parseRequest(request: IncomingMessage): Target {
  const { method = "GET", url = "/", headers } = request;
  if (url.length > ADDRESS_LIMIT) return refused(414);
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return refused(413);
  const start = url.indexOf("?");
  const path = normalizePath(start < 0 ? url : url.slice(0, start));
  const query = start < 0 ? "" : url.slice(start);
  const target =
    method === "GET" || method === "HEAD"
      ? parseRead(request, path, query)
      : parseWrite(request, path);
  // The server counts the bytes of the bodies it reads itself; Next would read one without a limit.
  if (target.kind === "next" && headers["transfer-encoding"]) return refused(411);
  return target;
}

function parseRead(request: IncomingMessage, path: string | undefined, query: string): Target {
  if (path === undefined || INTERNAL.has(path)) return { kind: "page", key: NOT_FOUND, query: "" };
  if (asksForDraft(request)) return { kind: "next" };
  if (path.startsWith(STATIC)) return { kind: "static", path };
  if (NEXT.test(path) || path.startsWith("//") || (path.endsWith("/") && path !== "/")) {
    return { kind: "next" };
  }
  return { kind: "page", key: renderPath(path, query, request.headers.accept ?? ""), query };
}

function parseWrite({ method, headers }: IncomingMessage, path: string | undefined): Target {
  if (path === undefined || INTERNAL.has(path)) return refused(404);
  const isForm = FORM.test(headers["content-type"] ?? "");
  // No route accepts forms. Without a route, Next parses one as a page's, and responds 500 if that fails.
  if (path.startsWith("/api/")) return isForm ? refused(405) : { kind: "next" };
  // Forms belong to pages, which have no dot in their address.
  if (method !== "POST" || path.includes(".") || path.startsWith("/_next/")) return refused(405);
  // Server actions called by Next's own code do not expect a page.
  if (headers["next-action"] !== undefined) return { kind: "next" };
  if (!isForm) return refused(405);
  return Number(headers["content-length"] ?? 0) > FORM_LIMIT ? refused(413) : { kind: "form" };
}
