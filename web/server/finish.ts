import { createHash } from "node:crypto";
import { securityHeaders } from "../src/responses/security-headers.ts";
import { PRELOAD, payloadAddress, split } from "./hydration.ts";
import type { Rendered } from "./next-cache/pages.ts";
import type { Answer } from "./store/store.ts";
import { type Styles, withOwnStyles } from "./styles.ts";

const TAGS_HEADER = "x-next-cache-tags";

/** Marks the empty document that Next answers with when a page calls `notFound()`. */
const EMPTY = 'id="__next_error__"';

/** Browsers and CDNs may keep a copy, but have to check that it is current before they use it. */
const ASK_FIRST = "public, max-age=0, must-revalidate";

const HTML = "text/html; charset=utf-8";

/** Names a body. Weak, for one name stands for it in every encoding (RFC 9110, section 8.8.3). */
export const entityTag = (body: Buffer) =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/** Headers of Next's that mean nothing to anybody else. */
const isOurs = (name: string) => !/^(?:x-next|x-middleware|location$)/.test(name);

/** The page shown in place of one that does not exist: the blog for articles, else our 404 page. */
export const standInFor = (path: string) =>
  /^\/blog\/[^/]+$/.test(path) ? MISSING.article : MISSING.page;

/** Keys of the pages shown in place of missing ones. */
export const MISSING = { article: "404:/blog", page: "404:/_not-found" } as const;

/** An answer, and the script that hydrates it where one does. */
export type Finished = { answer: Answer; payload?: Answer };

function finished(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  tags: readonly string[],
): Answer {
  const always = { ...securityHeaders(), "cache-control": ASK_FIRST, etag: entityTag(body) };
  return { status, headers: { ...always, ...headers }, body, tags };
}

/** What the build made for every page. */
export type FromBuild = {
  /** Address of the script that every page begins with. */
  loader: string;
  styles: Styles;
};

/**
 * Turns what Next rendered into what is sent.
 * @param path the address it was rendered for
 */
export function finish(path: string, rendered: Rendered, build: FromBuild): Finished {
  const { status = 200, headers = {}, html, body } = rendered;
  const tags = [headers[TAGS_HEADER] ?? ""].flat().join(",").split(",").filter(Boolean);
  const own = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && isOurs(name) ? [[name.toLowerCase(), [value].flat().join(", ")]] : [],
    ),
  );
  const location = [headers.location ?? []].flat()[0];
  if (location) {
    return { answer: finished(status, { ...own, location }, Buffer.alloc(0), tags) };
  }
  if (html === undefined) return { answer: finished(status, own, body ?? Buffer.alloc(0), tags) };
  if (html.includes(EMPTY)) {
    const answer = finished(404, {}, Buffer.alloc(0), tags);
    return { answer: { ...answer, standIn: standInFor(path) } };
  }
  const page = { ...own, "content-type": HTML, vary: "accept, accept-encoding" };
  return finishedPage(status, page, html, tags, build);
}

function finishedPage(
  status: number,
  headers: Record<string, string>,
  html: string,
  tags: string[],
  { loader, styles }: FromBuild,
): Finished {
  const { html: whole, payload: data } = split(html);
  const sheets = styles.of(whole);
  const rest = sheets ? withOwnStyles(whole, sheets.own) : whole;
  // The data names the stylesheets too: React has to find the one that is already there.
  const payload = (sheets?.linked ?? []).reduce(
    (text, address) => text.replaceAll(address, () => sheets?.own ?? address),
    data,
  );
  if (!payload) return { answer: finished(status, headers, Buffer.from(rest), tags) };
  const address = payloadAddress(payload);
  const script = `<script type="module" async="" src="${loader}" data-page="${address}"></script>`;
  const body = Buffer.from(rest.replace("</head>", () => `${script}</head>`));
  return {
    answer: { ...finished(status, headers, body, tags), payload: address },
    payload: finished(
      200,
      {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      },
      Buffer.from(payload),
      [],
    ),
  };
}

/** As it is shown in place of a page that does not exist: no search engine is to keep it. */
export function asMissing({ answer, payload }: Finished): Finished {
  const html = answer.body
    .toString()
    .replace(/<meta name="robots"[^>]*>/, "")
    .replace("</head>", '<meta name="robots" content="noindex"/></head>');
  const body = Buffer.from(html);
  const headers = { ...answer.headers, etag: entityTag(body), "x-robots-tag": "noindex" };
  return { answer: { ...answer, status: 404, headers, body }, ...(payload ? { payload } : {}) };
}

/** Every script but data for search engines. Next escapes what would end one within it. */
const SCRIPTS = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * A page that Next made for one visitor alone, as when a form was sent before its code had come or
 * without JavaScript: its policy lets no script run, so it has none, whatever Next wrote in this one
 * (the state of a form that was sent, for instance).
 */
export const forOneVisitor = (html: string) => html.replace(SCRIPTS, "").replace(PRELOAD, "");
