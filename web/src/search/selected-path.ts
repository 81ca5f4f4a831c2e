import { queryOf, type Selection, selectionOf } from "./selection.ts";

/** Pages with a list that visitors pick from. */
const PAGES = new Set(["/services"]);

/** Where they are cached: among the searches, in memory only and so many rendered a second. */
const CACHED_UNDER = "/search/in";

/** The selection that the last segment of a cached page's path stands for. */
export const selectionIn = (segment: string): Selection =>
  selectionOf(new URLSearchParams(Buffer.from(segment, "base64url").toString()));

/**
 * Where the page with a selection is rendered and cached. Queries that mean the same share one path, so that
 * few pages serve many visitors. In base 64: Next does not say how often it decodes a segment.
 * @param path of the page
 * @returns e.g. `/search/in/services/cT1zaG9w`, or `null` for the page as it is
 */
export function selectedPath(path: string, query: URLSearchParams): string | null {
  if (!PAGES.has(path)) return null;
  const canonical = queryOf(selectionOf(query)).slice(1);
  const segment = Buffer.from(canonical).toString("base64url");
  return segment ? `${CACHED_UNDER}${path}/${segment}` : null;
}
