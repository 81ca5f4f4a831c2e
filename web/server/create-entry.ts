import { createHash } from "node:crypto";
import { tags as tagNames } from "../src/content/tags.ts";
import { isNegotiated } from "../src/responses/page-path.ts";
import { securityHeaders } from "../src/responses/security-headers.ts";
import { PRELOAD, payloadAddress, split } from "./hydration.ts";
import type { RenderedPage } from "./next-cache/pages.ts";
import { plainHeaders } from "./render.ts";
import { NO_ARTICLE, NOT_FOUND } from "./request.ts";
import type { CacheEntry } from "./store.ts";

const TAGS_HEADER = "x-next-cache-tags";

/** Marks the empty document that Next renders when a page calls `notFound()`. */
const EMPTY = 'id="__next_error__"';

/** Browsers and CDNs may keep a copy, but must revalidate it before they use it. */
const REVALIDATE = "public, max-age=0, must-revalidate";

const HTML = "text/html; charset=utf-8";

/** The ETag of a body. Weak, because all its encodings share it (RFC 9110, section 8.8.3). */
const entityTag = (body: Buffer) => `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/** Next's own headers, which mean nothing to clients. */
const isInternal = (name: string) => /^(?:x-next|x-middleware|location$)/.test(name);

/**
 * Creates a cache entry from what Next rendered, and its hydration script if it has one.
 * @param loader address of the script that every page loads first
 */
export function createEntry(
  path: string,
  rendered: RenderedPage,
  loader: string,
): { entry: CacheEntry; payload?: string } {
  const { status = 200, html } = rendered;
  const allHeaders = plainHeaders(rendered.headers ?? {});
  const tags = (allHeaders[TAGS_HEADER] ?? "").split(",").filter(Boolean);
  const headers = Object.fromEntries(
    Object.entries(allHeaders).filter(([name]) => !isInternal(name)),
  );
  if (isNegotiated(path)) headers.vary = "accept, accept-encoding";
  const entryOf = (body: Buffer, more: Record<string, string> = {}): CacheEntry => {
    const defaults = { ...securityHeaders(), "cache-control": REVALIDATE, etag: entityTag(body) };
    return { status, headers: { ...defaults, ...headers, ...more }, body, tags };
  };
  if (allHeaders.location)
    return { entry: entryOf(Buffer.alloc(0), { location: allHeaders.location }) };
  if (html === undefined) return { entry: entryOf(rendered.body ?? Buffer.alloc(0)) };
  if (html.includes(EMPTY)) {
    const standIn = /^\/blog\/[^/]+$/.test(path) ? NO_ARTICLE : NOT_FOUND;
    return { entry: { ...entryOf(Buffer.alloc(0)), status: 404, standIn } };
  }
  const { html: page, payload } = split(html);
  if (!payload) return { entry: entryOf(Buffer.from(page), { "content-type": HTML }) };
  const address = payloadAddress(payload);
  const script = `<script type="module" async="" src="${loader}" data-page="${address}"></script>`;
  const body = Buffer.from(page.replace("</head>", () => `${script}</head>`));
  return { entry: { ...entryOf(body, { "content-type": HTML }), payload: address }, payload };
}

/** The entry shown for a page that does not exist: not indexed, and stale once any address changes. */
export function asNotFound(entry: CacheEntry): CacheEntry {
  const html = entry.body
    .toString()
    .replace(/<meta name="robots"[^>]*>/, "")
    .replace("</head>", '<meta name="robots" content="noindex"/></head>');
  const body = Buffer.from(html);
  const headers = { ...entry.headers, etag: entityTag(body), "x-robots-tag": "noindex" };
  return { ...entry, status: 404, headers, body, tags: [...entry.tags, tagNames.addresses] };
}

/** The entry shown when a page could not be rendered: it must not be cached. */
export const asFailure = (entry: CacheEntry): CacheEntry => ({
  ...entry,
  status: 500,
  headers: { ...securityHeaders(), "content-type": HTML, "cache-control": "no-store" },
});

/** Every script except JSON-LD. Next escapes anything that would close a script early. */
const SCRIPTS = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * The response to a form that was sent without JavaScript. It has no hydration file, so Next's scripts could
 * only fail, and their data would repeat the form's values.
 */
export const withoutScripts = (html: string) => html.replace(SCRIPTS, "").replace(PRELOAD, "");
