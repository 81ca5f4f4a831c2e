import { formatQuote, parseQuote, QUOTE_PATH, type QuoteRequest } from "../quote/request.ts";
import { EVERYTHING, queryOf, type Selection, selectionOf } from "../search/selection.ts";

/** The search results page. */
export const SEARCH_PATH = "/search";

/** The pages that depend on the query of their address. */
const PAGES = new Set([SEARCH_PATH, QUOTE_PATH, "/services", "/hire-resources"]);

/** The prefix they are cached under: in memory only, and rendered at a limited rate. */
const CACHED_UNDER = "/search/in";

/** Whether a path is one that such pages are cached under: only the site's own server requests it. */
export const isSelection = (path: string) => path.startsWith(`${CACHED_UNDER}/`);

const queryIn = (segment: string) =>
  new URLSearchParams(Buffer.from(segment, "base64url").toString());

/** Decodes the selection from the last segment of a cached page's path. */
export const selectionIn = (segment: string): Selection => selectionOf(queryIn(segment));

/** Decodes the lines of a quote from the last segment of its path. */
export const quoteIn = (segment: string): QuoteRequest => parseQuote(queryIn(segment));

/** The normal form of a page's query, so that each search, view and quote is cached once. */
function canonicalQuery(path: string, query: URLSearchParams): string {
  if (path === QUOTE_PATH) return formatQuote(parseQuote(query));
  const { words, view } = selectionOf(query);
  const selected = path === SEARCH_PATH ? { words } : { view };
  return queryOf({ ...EVERYTHING, ...selected }).slice(1);
}

/**
 * The path that a search, view or quote is rendered and cached under, e.g. `/search/in/search/cT1zaG9w`, or
 * `null` for the plain page. In base64, because Next does not specify how often it decodes a segment.
 */
export function selectedPath(path: string, query: URLSearchParams): string | null {
  if (!PAGES.has(path)) return null;
  const segment = Buffer.from(canonicalQuery(path, query)).toString("base64url");
  return segment ? `${CACHED_UNDER}${path}/${segment}` : null;
}
