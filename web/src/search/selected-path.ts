import { EVERYTHING, queryOf, type Selection, selectionOf } from "./selection.ts";

/** The page of results. */
export const SEARCH_PATH = "/search";

/** The pages that depend on the query of their address. */
const PAGES = new Set([SEARCH_PATH, "/services", "/hire-resources"]);

/** Where they are cached: in memory only, and so many rendered a second. */
const CACHED_UNDER = "/search/in";

/** The selection that the last segment of a cached page's path stands for. */
export const selectionIn = (segment: string): Selection =>
  selectionOf(new URLSearchParams(Buffer.from(segment, "base64url").toString()));

/**
 * Where the page with a search or a selection is rendered and cached: `/search/in/services/cT1zaG9w`, or
 * `null` for the page as it is. In base 64: Next does not say how often it decodes a segment.
 */
export function selectedPath(path: string, query: URLSearchParams): string | null {
  if (!PAGES.has(path)) return null;
  const selection = selectionOf(query);
  const { words } = selection;
  const canonical = queryOf(path === SEARCH_PATH ? { ...EVERYTHING, words } : selection);
  const segment = Buffer.from(canonical.slice(1)).toString("base64url");
  return segment ? `${CACHED_UNDER}${path}/${segment}` : null;
}
