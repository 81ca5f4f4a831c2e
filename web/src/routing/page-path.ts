import Negotiator from "negotiator";
import { FILE } from "../model/file-paths.ts";
import { selectedPath } from "./selected-path.ts";

export { FILE };

/** The paths that pages may have: neither a search, a quote nor Markdown. Imported slugs may have a dot. */
const PAGE = /^\/(?!(?:_next|api|markdown|og|quote|search)(?:\/|$)).*$/s;

export const FAILURE = "/failure";

/** Stands on that page for the reference of each failure, which the log has as well. */
export const REFERENCE = "reference-of-the-failure";

/** Pages that only the site's own server requests, to send them in place of others. */
export const INTERNAL: ReadonlySet<string> = new Set([FAILURE, "/not-found"]);

/** Keys of the pages sent for unknown addresses and unknown articles. */
export const NOT_FOUND = "404:/not-found";
export const NO_ARTICLE = "404:/blog";

/** The path that a key is rendered at. */
export const pathOfKey = (key: string) => key.replace(/^404:/, "");

/** The key of the page sent for an unknown address: the specification has the articles for an unknown one. */
export const standInFor = (path: string) => (/^\/blog\/[^/]+$/.test(path) ? NO_ARTICLE : NOT_FOUND);

/** Instructions for agents: Markdown files that are not the twin of a page. */
const SKILLS = "/skills/";

/** Where Markdown twins are rendered. */
const TWINS = "/markdown";

/** The path of the page whose Markdown twin is rendered at this path; undefined if no page can have it. */
export function pageOfTwin(path: string): string | undefined {
  if (!path.startsWith(`${TWINS}/`)) return undefined;
  const page = path === `${TWINS}/index` ? "/" : path.slice(TWINS.length);
  const hasEmptySegment = page !== "/" && /\/(?:\/|$)/.test(page);
  return PAGE.test(page) && !INTERNAL.has(page) && !hasEmptySegment ? page : undefined;
}

/** Whether a client prefers Markdown to HTML. Browsers never accept it by name. */
function prefersMarkdown(accept: string): boolean {
  if (!accept.includes("markdown")) return false;
  const types = new Negotiator({ headers: { accept } }).mediaTypes(["text/html", "text/markdown"]);
  return types[0] === "text/markdown";
}

/** Whether the response at a path is HTML or Markdown depending on the request's `Accept`. */
export const isNegotiated = (path: string) => PAGE.test(path) && !FILE.test(path);

/**
 * The path under which the site renders and caches the response to a request. A page's Markdown twin is
 * at `/page.md`, and at the page's own address for clients that prefer `text/markdown`. Pages are
 * cached by path alone, so each search and each selection of a list has a path of its own.
 */
export function renderPath(path: string, query: string, accept: string): string {
  if (path.endsWith(".md") && !path.startsWith(SKILLS)) return TWINS + path.slice(0, -3);
  if (isNegotiated(path) && prefersMarkdown(accept)) {
    return TWINS + (path === "/" ? "/index" : path);
  }
  return (query && selectedPath(path, new URLSearchParams(query))) || path;
}
