import { resultsPath } from "../src/search/query.ts";
import { selectedPath } from "../src/search/selection.ts";

/** Addresses that are no pages: Next answers them itself. */
const OTHERS = /^\/(?:_next|api)(?:\/|$)/;

/** A page has no dot in its address, and is neither a search nor a twin itself. */
const PAGE = /^\/(?!markdown\/|search(?:\/|$))[^.]*$/;

/** Files of Markdown that are no page's twin. */
const SKILLS = "/skills/";

/**
 * What a browser never sends: it follows `..` itself, takes `\` for `/` and keeps what follows `#`. Read as
 * an address each would be a page that is kept already, under one more of names without end.
 */
const UNRESOLVED = /[\\#]|\/\.\.?(?:\/|$)/;

/** What a request asks for. */
export type Asked =
  /** A finished answer, by the path that Next knows it by. */
  | { key: string; query: string }
  /** Something Next, or nobody, has. */
  | "next"
  | "nothing";

/** One spelling for each address: `/%61bout` is `/about`; undefined where it is none. */
function spelled(path: string): string | undefined {
  const same = path.includes("%") ? respelled(path) : path;
  // Spelled again, a backslash is a letter like others: Next would still see the one that came.
  const isAddress = same?.startsWith("/") && !UNRESOLVED.test(path) && !UNRESOLVED.test(same);
  return isAddress ? same : undefined;
}

function respelled(path: string): string | undefined {
  try {
    return path
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return undefined; // No characters have these bytes.
  }
}

/**
 * Finds out what is asked for. A page's Markdown twin is reached as `/page.md`, or at the page's own
 * address by clients that ask for `text/markdown`; a search has a path of its own, and so has what is
 * picked of a list.
 * @param url as it came: path and query
 * @param accept the request's header
 */
export function asked(url: string, accept = ""): Asked {
  const start = url.indexOf("?");
  const [given, query] = start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
  const path = spelled(given);
  if (path === undefined) return "nothing";
  if (OTHERS.test(path) || path.startsWith("//") || (path.endsWith("/") && path !== "/")) {
    return "next";
  }
  if (path === "/search" && query) {
    const words = new URLSearchParams(query).get("q") ?? "";
    return { key: resultsPath(words) ?? path, query };
  }
  const selected = query && selectedPath(path, new URLSearchParams(query));
  if (selected && !accept.includes("text/markdown")) return { key: selected, query };
  const twin =
    path.endsWith(".md") && !path.startsWith(SKILLS)
      ? path.slice(1, -3)
      : accept.includes("text/markdown") && PAGE.test(path)
        ? path.slice(1) || "index"
        : undefined;
  return { key: twin ? `/markdown/${twin}` : path, query };
}
