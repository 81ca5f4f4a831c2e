import { tags as tagNames } from "../src/content/tags.ts";
import { FAILURE, isStandIn } from "../src/routing/page-path.ts";
import {
  type CacheEntry,
  CDN_FRESH,
  CDN_NEVER,
  createFile,
  entityTag,
  REVALIDATE,
} from "./entry.ts";
import type { Rendered } from "./render.ts";

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

const ROBOTS = /<meta name="robots"[^>]*>/;

/** A page without Next's scripts, and what only they need. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPTS, "").replace(NEEDLESS, "");

/**
 * Creates a cache entry from what Next rendered: a page has the site's own loader instead of Next's scripts.
 * @param loader address of the script that every page loads first
 */
export function createEntry(key: string, rendered: Rendered, loader: string): CacheEntry {
  const { headers, tags } = rendered;
  const create = (body: Buffer, more: Record<string, string> = CDN_FRESH): CacheEntry => {
    const caching = { "cache-control": REVALIDATE, etag: entityTag(body) };
    return { status: 200, headers: { ...caching, ...headers, ...more }, body, tags };
  };
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("text/html")) return create(rendered.body);
  // Not async: it enhances what has arrived. Blocks rendering until the page has arrived, or content that is centred or
  // on the right would move while the page grows; and until the script has run, which decides what is laid out first.
  const script = `<script type="module" src="${loader}"></script>`;
  const page = withoutScripts(rendered.body.toString())
    // One request instead of two, and one file compresses better: `static-files.ts` sends both at this address.
    .replace(SHEETS, "$1,$2")
    .replace("</head>", () => `${script}</head>`);
  if (!isStandIn(key)) return create(Buffer.from(page));
  const body = Buffer.from(page.replace(ROBOTS, '<meta name="robots" content="noindex"/>'));
  if (key === FAILURE) return { ...createFile(type, "no-store", body), status: 500, tags };
  // Stale once any address changes.
  const missing = create(body, { ...CDN_NEVER, "x-robots-tag": "noindex" });
  return { ...missing, status: 404, tags: [...tags, tagNames.addresses] };
}
