import type { IncomingMessage } from "node:http";
import { asksForDraft } from "../src/preview/pages.ts";
import { INTERNAL, renderPath } from "../src/responses/page-path.ts";

/** The longest address, in characters: several times what the site's own forms and links make. */
const ADDRESS_LIMIT = 4_096;
const BODY_LIMIT = 1024 * 1024;
/** The largest form, in bytes: several times what one within its limits takes. */
export const FORM_LIMIT = 64 * 1024;

export const STATIC = "/_next/static/";

/** Keys of the pages sent for addresses, and for articles, that do not exist. */
export const NOT_FOUND = "404:/not-found";
export const NO_ARTICLE = "404:/blog";

/** Addresses that are no pages: Next answers them itself. */
const NEXT = /^\/(?:_next|api)(?:\/|$)/;

/**
 * What a browser never sends: it follows `..` itself, takes `\` for `/` and keeps what follows `#`. Each
 * would be another name for a page that is cached already.
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

/** One spelling of each path: `/%61bout` is `/about`; undefined where no page can have it. */
function normalizePath(path: string): string | undefined {
  try {
    const same = path.includes("%") ? path.split("/").map(reencode).join("/") : path;
    // Encoded again, a backslash is a letter like others: Next would still see the one that came.
    const isAddress = same.startsWith("/") && !UNRESOLVED.test(path) && !UNRESOLVED.test(same);
    return isAddress ? same : undefined;
  } catch {
    return undefined; // Not UTF-8.
  }
}

/**
 * Finds out what a request is for, and refuses what is too large before anything is read. Next is asked
 * for no more than the site has: to what it never expects (a `POST` to a file, an address that is not
 * UTF-8) it answers 500, or nothing at all.
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
  // The server counts the bytes of what it reads itself; Next would read without end.
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
  // No route takes forms; where there is none, Next reads one as a page's, and answers 500 if it cannot.
  if (path.startsWith("/api/")) return isForm ? refused(405) : { kind: "next" };
  // Forms belong to pages, which have no dot in their address.
  if (method !== "POST" || path.includes(".") || path.startsWith("/_next/")) return refused(405);
  // What Next's own code sends wants no page.
  if (headers["next-action"] !== undefined) return { kind: "next" };
  if (!isForm) return refused(405);
  return Number(headers["content-length"] ?? 0) > FORM_LIMIT ? refused(413) : { kind: "form" };
}
