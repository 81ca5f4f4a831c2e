import { tags as tagNames } from "../src/content/tags.ts";
import { standInFor } from "../src/routing/page-path.ts";
import {
  type CacheEntry,
  CDN_FRESH,
  CDN_NEVER,
  createFile,
  createResponse,
  entityTag,
  REVALIDATE,
} from "./entry.ts";
import type { Rendered } from "./render.ts";

const HTML = "text/html; charset=utf-8";

/** Every script except JSON-LD: `client/` does in place what Next would render again. Next escapes what could end one. */
const SCRIPTS =
  /<script(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;
/**
 * Removed as unnecessary: React's marks for hydrating; preloads of stylesheets and pictures, which browsers find in the same
 * few kilobytes; a marker for statistics; and `twitter:` tags that fall back to `og:`.
 */
const NEEDLESS =
  /<!--(?: |\/?[$&])-->| data-precedence="[\w-]+"|<link rel="preload" (?:href="[^"]+" )?as="(?:style|image)"[^>]*\/>|<meta name="(?:next-size-adjust|twitter:(?!card)[^"]+)" content="[^"]*"\/>/g;

/** The two sheets that Next links in every page: the layout's, and that of all other parts (`cssChunking`). */
const SHEETS =
  /(<link rel="stylesheet" href="\/_next\/static\/chunks\/[^"]+\.css)"\/><link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+\.css"\/>)/;

/** A page without Next's scripts, and what only they need. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPTS, "").replace(NEEDLESS, "");

/**
 * Creates a cache entry from what Next rendered: a page has the site's own loader instead of Next's scripts.
 * @param loader address of the script that every page loads first
 */
export function createEntry(path: string, rendered: Rendered, loader: string): CacheEntry {
  const { status, tags } = rendered;
  const { location, ...headers } = rendered.headers;
  const entryOf = (body: Buffer, more: Record<string, string> = {}): CacheEntry => {
    const caching = { "cache-control": REVALIDATE, ...(status === 200 ? CDN_FRESH : CDN_NEVER) };
    const all = { ...caching, etag: entityTag(body), ...headers, ...more };
    return { ...createResponse(status, all, body), tags };
  };
  if (location) return entryOf(Buffer.alloc(0), { location });
  if (!headers["content-type"]?.startsWith("text/html")) return entryOf(rendered.body);
  // The page called `notFound()`: Next's document is empty.
  if (status === 404) return { ...entryOf(Buffer.alloc(0), CDN_NEVER), standIn: standInFor(path) };
  // Not async: it enhances what has arrived. Blocks rendering until the page has arrived, or content that is centred or
  // on the right would move while the page grows; and until the script has run, which decides what is laid out first.
  const script = `<script type="module" src="${loader}"></script>`;
  const page = withoutScripts(rendered.body.toString())
    // One request instead of two, and one file compresses better: `static-files.ts` sends both at this address.
    .replace(SHEETS, "$1,$2")
    .replace("</head>", () => `${script}</head>`);
  return entryOf(Buffer.from(page));
}

/** The entry shown for a page that does not exist: not indexed, and stale once any address changes. */
export function asNotFound(entry: CacheEntry): CacheEntry {
  const html = entry.body
    .toString()
    .replace(/<meta name="robots"[^>]*>/, "")
    .replace("</head>", '<meta name="robots" content="noindex"/></head>');
  const body = Buffer.from(html);
  const etag = entityTag(body);
  const headers = { ...entry.headers, ...CDN_NEVER, etag, "x-robots-tag": "noindex" };
  return { ...entry, status: 404, headers, body, tags: [...entry.tags, tagNames.addresses] };
}

/** The entry shown when a page could not be rendered: it must not be cached. */
export const asFailure = (entry: CacheEntry): CacheEntry => ({
  ...entry,
  ...createFile(HTML, "no-store", entry.body),
  status: 500,
  tags: entry.tags,
});
