import { twinResponse } from "../src/seo/markdown/twin-response.ts";
import { type CacheEntry, entityTag } from "./entry.ts";

/** The cache entry of a page's Markdown twin, which depends on the same content as the page. */
export function createTwinEntry({ status, headers, body, tags }: CacheEntry): CacheEntry {
  // At an address of its own, unlike the page.
  const { vary: _vary, ...shared } = headers;
  const page = { status, location: headers.location, html: body.toString() };
  const twin = twinResponse(page);
  const markdown = Buffer.from(twin.body);
  const merged = { ...shared, ...twin.headers, etag: entityTag(markdown) };
  return { status: twin.status, headers: merged, body: markdown, tags };
}
