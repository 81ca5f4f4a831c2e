import Negotiator from "negotiator";
import { selectedPath } from "../search/selected-path.ts";

/** A page has no dot in its address, and is neither a search nor Markdown itself. */
const PAGE = /^\/(?!(?:_next|api|markdown|search)(?:\/|$))[^.]*$/;

export const FAILURE = "/failure";

/** Pages that the site's own server alone requests, to send them in place of others. */
export const INTERNAL: ReadonlySet<string> = new Set([FAILURE, "/not-found"]);

/** Instructions for agents: Markdown files that are no page's twin. */
const SKILLS = "/skills/";

/** Whether a client would rather have Markdown than HTML. Browsers never name it. */
function prefersMarkdown(accept: string): boolean {
  if (!accept.includes("markdown")) return false;
  const types = new Negotiator({ headers: { accept } }).mediaTypes(["text/html", "text/markdown"]);
  return types[0] === "text/markdown";
}

/** Whether one address answers with HTML or Markdown, depending on the request's `Accept`. */
export const isNegotiated = (path: string) => PAGE.test(path) || path.startsWith("/markdown/");

/**
 * The path under which the site renders and caches what a request asks for. A page's Markdown twin is
 * at `/page.md`, and at the page's own address for clients that prefer `text/markdown`. Pages are
 * cached by path alone, so each search and each selection of a list has a path of its own.
 */
export function renderPath(path: string, query: string, accept: string): string {
  if (path.endsWith(".md") && !path.startsWith(SKILLS)) return `/markdown${path.slice(0, -3)}`;
  if (PAGE.test(path) && prefersMarkdown(accept)) {
    return path === "/" ? "/markdown/index" : `/markdown${path}`;
  }
  return (query && selectedPath(path, new URLSearchParams(query))) || path;
}
