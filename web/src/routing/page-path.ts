import { FILE } from "../model/file-paths.ts";
import { selectedPath } from "./selected-path.ts";

export { FILE };

/** Stands on the failure page for the reference of each failure, which the log has as well. */
export const REFERENCE = "reference-of-the-failure";

/** Pages that only the site's own server requests, to send them in place of others. */
export const INTERNAL: ReadonlySet<string> = new Set(["/failure", "/not-found"]);

/** Keys of pages that are sent in place of others: the status, and the path that they are rendered at. */
export const FAILURE = "500:/failure";
export const NOT_FOUND = "404:/not-found";
const NO_ARTICLE = "404:/blog";

/** Whether a key is that of a page sent in place of others. */
export const isStandIn = (key: string) => /^\d/.test(key);

/** The path that a key is rendered at. */
export const pathOfKey = (key: string) => key.replace(/^\d+:/, "");

/** The key of the page sent for an unknown address: the specification has the articles for an unknown one. */
export const standInFor = (path: string) => (/^\/blog\/[^/]+$/.test(path) ? NO_ARTICLE : NOT_FOUND);

/** Whether a path is that of a social picture, in place of which no page is sent. */
export const isSocialPicture = (path: string) => path.startsWith("/og/");

/**
 * The path under which the site renders and caches the response to a request. Pages are cached by path alone, so each
 * search and each selection of a list has a path of its own.
 */
export const renderPath = (path: string, query: string): string =>
  (query && selectedPath(path, new URLSearchParams(query))) || path;
