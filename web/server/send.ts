import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "../src/runtime/security-headers.ts";
import { compress, type Encoding, encodingFor, isCompressible, isText } from "./compress.ts";
import type { CacheEntry } from "./entry.ts";

/** A body ready to be sent, and its headers as alternating names and values. */
type Representation = { headers: string[]; body: Buffer };

const representations = new WeakMap<
  CacheEntry,
  Map<Encoding, Representation | Promise<Representation>>
>();

const typeOf = ({ headers }: CacheEntry) => headers["content-type"] ?? "";

/** The headers of an entry, with `Vary` where it has several encodings. */
const headersOf = (entry: CacheEntry): Record<string, string> => ({
  ...securityHeaders(),
  ...(isText(typeOf(entry)) && { vary: "accept-encoding" }),
  ...entry.headers,
});

function represent(entry: CacheEntry, body: Buffer, encoding: Encoding): Representation {
  const headers = {
    ...headersOf(entry),
    "content-length": String(body.length),
    // The default (RFC 9211), which callers may override.
    "cache-status": "site; hit",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  return { headers: Object.entries(headers).flat(), body };
}

/** An entry in the best encoding for the request; each is compressed once, on first use. */
function representationOf(
  entry: CacheEntry,
  accepted: string | undefined,
): Representation | Promise<Representation> {
  const all = representations.get(entry) ?? new Map();
  representations.set(entry, all);
  const encoding = isCompressible(entry.body, typeOf(entry)) ? encodingFor(accepted) : "identity";
  const known = all.get(encoding);
  if (known) return known;
  const keep = (body: Buffer) => {
    const representation = represent(entry, body, encoding);
    all.set(encoding, representation);
    return representation;
  };
  if (encoding === "identity") return keep(entry.body);
  const pending = compress(entry.body, encoding).then(keep);
  all.set(encoding, pending);
  return pending;
}

/** Whether the client's copy is current (weak comparison, RFC 9110, section 13.1.2). */
function isCurrent(etags: string | undefined, { status, headers }: CacheEntry): boolean {
  if (etags === undefined || status !== 200 || !headers.etag) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  const current = plain(headers.etag);
  return etags.split(",").some((tag) => plain(tag) === current);
}

/** Sends a cache entry in the best encoding for the request, with headers that replace its own. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  headers?: Readonly<Record<string, string>>,
): void {
  if (isCurrent(request.headers["if-none-match"], entry)) {
    // A 304 describes no body (RFC 9110, section 15.4.5).
    const { "content-type": _type, ...rest } = headersOf(entry);
    response.writeHead(304, { ...rest, ...headers }).end();
    return;
  }
  const write = ({ headers: list, body }: Representation) => {
    response.writeHead(entry.status, headers ? replaceHeaders(list, headers) : list);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const representation = representationOf(entry, request.headers["accept-encoding"]);
  if (representation instanceof Promise) void representation.then(write);
  else write(representation);
}

/** @param list alternating names and values */
function replaceHeaders(list: string[], changes: Readonly<Record<string, string>>): string[] {
  const others = list.filter((_, at) => !((list[at - (at % 2)] ?? "") in changes));
  return [...others, ...Object.entries(changes).flat()];
}
