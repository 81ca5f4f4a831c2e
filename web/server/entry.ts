import { createHash } from "node:crypto";
import { securityHeaders } from "../src/runtime/security-headers.ts";

/** A response for an address, before it is encoded. */
export type CacheEntry = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** What it depends on (`src/content/tags.ts`). */
  tags: readonly string[];
  /** Key of the page that is shown in place of one that does not exist. */
  standIn?: string;
};

/** Browsers and CDNs may keep a copy, but must revalidate it before they use it. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files whose address changes with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Lets a CDN answer a page's requests for a second, and for a day while the site fails (RFC 9213). Nothing has
 * to be purged: at most one request per page, edge and second reaches the site.
 */
export const CDN_FRESH = { "cdn-cache-control": "max-age=1, stale-if-error=86400" };

/** For a response that is outdated, or that is not the same for everyone. */
export const CDN_NEVER = { "cdn-cache-control": "no-store" };

/** The ETag of a body. Weak, because all its encodings share it (RFC 9110, section 8.8.3). */
export const entityTag = (body: Buffer) =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/**
 * Creates a response of the site's own server, with the security headers: every response that Next does not
 * send itself is made here.
 * @param headers in lower case; they replace the security headers of the same name
 */
export function createResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = "",
): CacheEntry {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  return { status, headers: { ...securityHeaders(), ...headers }, body: bytes, tags: [] };
}

/** A file that is the same for everyone. */
export const createFile = (type: string, caching: string, body: string | Buffer): CacheEntry =>
  createResponse(200, { "content-type": type, "cache-control": caching }, body);

/** Leads to another address: for as long as it does, because a page may come to be at this one. */
export const createRedirect = (location: string): CacheEntry =>
  createResponse(308, { location, "cache-control": REVALIDATE, ...CDN_NEVER });

/** A short message for whoever sent a request that the site does not serve. */
export const createMessage = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): CacheEntry =>
  createResponse(
    status,
    { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
    text,
  );
