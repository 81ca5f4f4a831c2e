import { readEnvironment } from "../environment.ts";
import { draftModeId } from "./draft-mode-id.ts";
import { openSession, type Session } from "./session.ts";

/** Next's own: with it, Next renders a page anew for one visitor. */
export const DRAFT_MODE_COOKIE = "__prerender_bypass";

/** Ours: whose it is, is signed, and ends. */
export const SESSION_COOKIE = "draft_session";

/**
 * Attributes with which a cookie reaches the site within the Studio's frame. Over https the Studio
 * may be another site: the cookie is kept apart for it (CHIPS), so the editor's other tabs show what
 * visitors see. Over http both are `localhost`, which is one site, and `Secure` would not do everywhere.
 */
export function cookieAttributes() {
  const shared = { httpOnly: true, path: "/" } as const;
  return readEnvironment().siteUrl.startsWith("https:")
    ? ({ ...shared, secure: true, sameSite: "none", partitioned: true } as const)
    : ({ ...shared, secure: false, sameSite: "lax" } as const);
}

/** A cookie of a request's header, which may hold a few of one name; the first counts. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/**
 * The session of whoever sends these cookies: none for visitors, for forged cookies, and for those
 * of another build.
 * @param header the request's `cookie`
 */
export function sessionOf(header: string | undefined): Session | undefined {
  const bypass = cookieIn(header, DRAFT_MODE_COOKIE);
  const { preview } = readEnvironment();
  if (!bypass || !preview) return undefined;
  if (process.env.NODE_ENV === "production" && bypass !== draftModeId()) return undefined;
  return openSession(cookieIn(header, SESSION_COOKIE), preview.readToken);
}
