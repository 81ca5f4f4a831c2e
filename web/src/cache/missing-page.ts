import { get } from "node:http";

/** Marks the empty document that Next answers with when a page calls `notFound()`. */
const EMPTY = 'id="__next_error__"';

const BLOG = "/blog";
const UNKNOWN = "/_not-found";

/** The paths of all pages that are shown in place of missing ones. */
export const STAND_INS: readonly string[] = [BLOG, UNKNOWN];

/** What is shown in place of a page that does not exist: the blog for articles, else our 404 page. */
export function standInFor(path: string): string {
  return /^\/blog\/[^/]+$/.test(path) ? BLOG : UNKNOWN;
}

function fetchHtml(path: string): Promise<string> {
  // Not `fetch`, which Next replaces while it renders.
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port: process.env.PORT ?? 3000, path }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 500) reject(new Error(`${path} answered ${statusCode}.`));
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
      answer.on("error", reject);
    }).on("error", reject);
  });
}

/**
 * The HTML of a page that does not exist. Next leaves it to the browser to draw, so without
 * JavaScript it would be blank; we answer with the ready page that shows the same.
 * @param path the address asked for
 * @param html what Next made of it
 */
export async function missingPageHtml(path: string, html: string): Promise<string> {
  if (!html.includes(EMPTY)) return html;
  try {
    return await fetchHtml(standInFor(path));
  } catch {
    return html; // Nobody listens yet, as during the build; or the stand-in could not be made.
  }
}
