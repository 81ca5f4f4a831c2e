/**
 * Addresses that the site serves without a document, including everything below them: a page or alias
 * there would never be shown. Addresses with a dot, such as `/feed.xml`, are omitted: slugs that the Studio accepts
 * contain none, and a file comes before an alias.
 */
const RESERVED_PATHS = [
  "/api",
  "/blog/page",
  "/drawing",
  "/failure",
  // The home page is called `index` in other formats: `/og/index.png`.
  "/index",
  "/not-found",
  "/og",
  "/rest",
  "/quote",
  "/search",
  "/sitemap",
] as const;

/** Whether an address such as `/search` or `/blog/page/2` is reserved for the site. */
export function isReservedPath(path: string): boolean {
  return RESERVED_PATHS.some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}
