import { FILE } from "../model/file-paths.ts";
import { selectedPath } from "./selected-path.ts";

export { FILE };

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

/**
 * The path under which the site renders and caches the response to a request. Pages are cached by path alone, so each
 * search and each selection of a list has a path of its own.
 */
export const renderPath = (path: string, query: string): string =>
  (query && selectedPath(path, new URLSearchParams(query))) || path;
