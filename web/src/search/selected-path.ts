import { EVERYTHING, queryOf, type Selection, selectionOf } from "./selection.ts";

/** The search results page. */
export const SEARCH_PATH = "/search";

/** The pages that depend on the query of their address. */
const PAGES = new Set([SEARCH_PATH, "/services", "/hire-resources"]);

/** The prefix they are cached under: in memory only, and rendered at a limited rate. */
const CACHED_UNDER = "/search/in";

/** Decodes the selection from the last segment of a cached page's path. */
export const selectionIn = (segment: string): Selection =>
  selectionOf(new URLSearchParams(Buffer.from(segment, "base64url").toString()));

/**
 * The path that a search or selection is rendered and cached under, e.g. `/search/in/services/cT1zaG9w`, or
 * `null` for the plain page. In base64, because Next does not specify how often it decodes a segment.
 */
export function selectedPath(path: string, query: URLSearchParams): string | null {
  if (!PAGES.has(path)) return null;
  const selection = selectionOf(query);
  const { words } = selection;
  const canonical = queryOf(path === SEARCH_PATH ? { ...EVERYTHING, words } : selection);
  const segment = Buffer.from(canonical.slice(1)).toString("base64url");
  return segment ? `${CACHED_UNDER}${path}/${segment}` : null;
}
