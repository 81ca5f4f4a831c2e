import { createHash } from "node:crypto";

/** A response for an address, before it is encoded and has the security headers (`send.ts`). */
export type CacheEntry = {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** What it depends on (`src/content/tags.ts`). */
  tags: readonly string[];
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

/** A file that is the same for everyone. */
export const createFile = (type: string, caching: string, body: Buffer): CacheEntry => ({
  status: 200,
  headers: { "content-type": type, "cache-control": caching },
  body,
  tags: [],
});

/** Leads to another address: for as long as it does, because a page may come to be at this one. */
export const createRedirect = (location: string): CacheEntry => ({
  status: 308,
  headers: { location, "cache-control": REVALIDATE, ...CDN_NEVER },
  body: Buffer.alloc(0),
  tags: [],
});

/** A short message for whoever sent a request that the site does not serve. */
export const createMessage = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): CacheEntry => ({
  status,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  },
  body: Buffer.from(text),
  tags: [],
});

const REASONS = {
  404: "There is nothing here.",
  405: "This method is not allowed here.",
  411: "Send the length of the body (content-length).",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
  414: "Shorten the address.",
  415: "Nothing here accepts a body of this type (content-type).",
  429: "Too many requests at once. Wait a moment, then try again.",
  500: "Something went wrong on our side.",
} as const;

/** What visitors are asked to wait before they repeat a request, in seconds. */
const RETRY_AFTER = "2";

/** A response in words to a request that is not served. @param allow the methods that would be */
export const refuse = (status: keyof typeof REASONS, allow?: string): CacheEntry =>
  createMessage(status, REASONS[status], {
    ...(allow && { allow }),
    ...(status === 429 && { "retry-after": RETRY_AFTER }),
  });
