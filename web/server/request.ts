import type { IncomingMessage } from "node:http";
import { FORM_LIMIT, FORM_TYPE } from "../src/enquiries/read-form.ts";
import { asksForDraft } from "../src/preview/pages.ts";
import { FILE, INTERNAL, NOT_FOUND, renderPath } from "../src/routing/page-path.ts";
import { isSelection } from "../src/routing/selected-path.ts";
import type { Routes } from "./routes.ts";

/** The longest address, in characters: several times the longest that the site's forms and links produce. */
const ADDRESS_LIMIT = 4_096;
const BODY_LIMIT = 1024 * 1024;

export const STATIC = "/_next/static/";

const API = /^\/api(?:\/|$)/;
const NEXT = /^\/_next(?:\/|$)/;

/** The methods that a route may handle. */
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

type Refusal = 404 | 405 | 411 | 413 | 414 | 415;

export type Target =
  /** A page or file that is the same for everyone, by its key in the cache. */
  | { kind: "page"; key: string; query: string }
  /** A file of the build, or of `public/`. */
  | { kind: "static"; path: string }
  /** For Next, under the normalised address. */
  | { kind: "next"; url: string }
  | { kind: "form"; path: string; query: string }
  | { kind: "refused"; status: Refusal; allow?: string };

const refused = (status: Refusal): Target => ({ kind: "refused", status });
const notAllowed = (allow: string): Target => ({ kind: "refused", status: 405, allow });

const reencode = (segment: string) => encodeURIComponent(decodeURIComponent(segment));

/**
 * The path and query of a request, resolved as a browser does: the path in its canonical encoding (`/%61bout` becomes
 * `/about`), so that each page has one key. Undefined if no page can have it.
 */
function parseAddress(target: string): { path: string; query: string } | undefined {
  // It may be the whole address (RFC 9112, section 3.2.2).
  const url = URL.parse(target.startsWith("/") ? `http://localhost${target}` : target);
  if (!url) return undefined;
  const { pathname, search: query } = url;
  try {
    const isEncoded = pathname.includes("%");
    const path = isEncoded ? pathname.split("/").map(reencode).join("/") : pathname;
    return { path, query };
  } catch {
    return undefined; // Not UTF-8.
  }
}

/** What a site has besides its pages. */
export type Places = Pick<Routes, "isApi"> & {
  /** Addresses of the files in `public/`. */
  publicFiles: Pick<ReadonlySet<string>, "has">;
};

/**
 * Classifies a request, and refuses one that is too large before reading it. Next only receives requests
 * that it expects: to others (a `POST` to a file, an unknown method, an address that is not UTF-8) it responds
 * with 500, with a page that a CDN would keep for a year, or not at all.
 */
export function parseRequest(request: IncomingMessage, places: Places): Target {
  const { method = "GET", url = "/", headers } = request;
  if (url.length > ADDRESS_LIMIT) return refused(414);
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return refused(413);
  const address = parseAddress(url);
  const isRead = method === "GET" || method === "HEAD";
  if (!address || INTERNAL.has(address.path) || isSelection(address.path)) {
    return isRead ? { kind: "page", key: NOT_FOUND, query: "" } : refused(404);
  }
  const { path, query } = address;
  const target = API.test(path)
    ? parseApi(request, path, query, places)
    : isRead
      ? parseRead(request, path, query, places)
      : parseWrite(request, path, query);
  // The server counts the bytes of the bodies it reads itself; Next would read one without a limit.
  if (target.kind === "next" && headers["transfer-encoding"]) return refused(411);
  return target;
}

/** Which of the usual methods a route handles, Next says itself. */
function parseApi(
  { method = "GET", headers }: IncomingMessage,
  path: string,
  query: string,
  places: Places,
): Target {
  if (!places.isApi(path)) return refused(404);
  if (!METHODS.includes(method)) return notAllowed(METHODS.join(", "));
  // Forms are posted to pages.
  if (FORM_TYPE.test(headers["content-type"] ?? "")) return refused(415);
  return { kind: "next", url: path + query };
}

function parseRead(
  request: IncomingMessage,
  path: string,
  query: string,
  { publicFiles }: Places,
): Target {
  if (asksForDraft(request)) return { kind: "next", url: path + query };
  if (NEXT.test(path)) return path.startsWith(STATIC) ? { kind: "static", path } : refused(404);
  if (publicFiles.has(path)) return { kind: "static", path };
  return { kind: "page", key: renderPath(path, query), query };
}

function parseWrite({ method, headers }: IncomingMessage, path: string, query: string): Target {
  // Forms belong to pages.
  if (FILE.test(path) || NEXT.test(path)) return notAllowed("GET, HEAD");
  if (method !== "POST") return notAllowed("GET, HEAD, POST");
  if (!FORM_TYPE.test(headers["content-type"] ?? "")) return refused(415);
  if (Number(headers["content-length"] ?? 0) > FORM_LIMIT) return refused(413);
  return { kind: "form", path, query };
}
