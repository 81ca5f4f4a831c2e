import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST_FOLDER } from "../runtime/dist-folder.ts";
import { readEnvironment } from "../runtime/environment.ts";

/** How long an editor's session lasts before the Studio has to start a new one. */
export const SESSION_SECONDS = 12 * 3_600;

/** Next's own cookie: with it, Next renders each page again for one visitor. */
export const DRAFT_MODE_COOKIE = "__prerender_bypass";

/**
 * The name of our own cookie: a signed session that expires. Over https, browsers accept one of this name only from
 * this host itself, so that no other host of the domain can set it.
 */
export const sessionCookie = () => (isSecure() ? "__Host-draft_session" : "draft_session");

const isSecure = () => readEnvironment().siteUrl.startsWith("https:");

/** An editor's session: which documents it shows, and until when. */
export type Session = {
  /** `drafts`, `published`, or a stack of releases, as Sanity names perspectives. */
  perspective: string;
  expires: number; // In seconds since 1970.
  /** The shared link that the session belongs to, if any (`shared-link.ts`). */
  link?: string;
};

const PERSPECTIVE = /^[A-Za-z0-9_-]+(?:,[A-Za-z0-9_-]+)*$/;

/** A perspective that the Content Lake accepts; drafts for any other value. */
export const perspectiveFrom = (requested: string | null): string =>
  requested && PERSPECTIVE.test(requested) && requested !== "raw" ? requested : "drafts";

/** A new token ends all sessions. */
const signature = (content: string, token: string): Buffer =>
  createHmac("sha256", token).update(`draft session ${content}`).digest();

/** A session as a cookie's value, signed with the site's token for drafts. */
export function sealSession({ perspective, expires, link }: Session, token: string): string {
  const content = [expires, perspective, link].filter(Boolean).join(".");
  return `${content}.${signature(content, token).toString("base64url")}`;
}

/** The session in a cookie's value; undefined for one that is missing, forged or expired. */
export function openSession(
  value: string | undefined,
  token: string,
  now = Date.now(),
): Session | undefined {
  const [, content = "", expires = "", perspective = "", link, received = ""] =
    // Next writes the commas of a stack of releases as %2C.
    /^((\d{1,12})\.([\w,-]+)(?:\.([\w-]+))?)\.([\w-]+)$/.exec(
      value?.replaceAll("%2C", ",") ?? "",
    ) ?? [];
  const expected = signature(content, token);
  const actual = Buffer.from(received, "base64url");
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const session = { perspective, expires: Number(expires), ...(link && { link }) };
  return session.expires * 1_000 > now ? session : undefined;
}

/**
 * Attributes that let a cookie reach the site within the Studio's frame. Over https the Studio may be
 * another site: the cookie is partitioned (CHIPS), so the editor's other tabs show what visitors see.
 * Over http both are `localhost`, which is one site, and not every browser accepts `Secure` there.
 */
export function cookieAttributes() {
  const shared = { httpOnly: true, path: "/" } as const;
  return isSecure()
    ? ({ ...shared, secure: true, sameSite: "none", partitioned: true } as const)
    : ({ ...shared, secure: false, sameSite: "lax" } as const);
}

/** A cookie in a request's header, which may contain several of one name; the first counts. */
function cookieIn(header: string, name: string): string | undefined {
  const found = header.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

let draftModeId: string | undefined;

/** The value of Next's draft mode cookie: a secret of each build, which `next build` writes. */
function readDraftModeId(): string {
  const file = join(/* turbopackIgnore: true */ DIST_FOLDER, "prerender-manifest.json");
  const { preview }: { preview: { previewModeId: string } } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return preview.previewModeId;
}

/**
 * The session in these cookies; undefined for visitors, for forged cookies, and for those of another
 * build. In development, any draft mode cookie is accepted.
 */
export function readSession(cookies: string | null | undefined): Session | undefined {
  if (!cookies) return undefined;
  const { preview } = readEnvironment();
  const bypass = cookieIn(cookies, DRAFT_MODE_COOKIE);
  if (!bypass || !preview) return undefined;
  if (process.env.NODE_ENV === "production") {
    draftModeId ??= readDraftModeId();
    if (bypass !== draftModeId) return undefined;
  }
  return openSession(cookieIn(cookies, sessionCookie()), preview.readToken);
}
