import { createHmac, timingSafeEqual } from "node:crypto";

/** How long an editor sees drafts before the Studio has to ask again. */
export const SESSION_SECONDS = 12 * 3_600;

/** What an editor's session says: which documents are seen, and until when. */
export type Session = {
  /** `drafts`, `published`, or a stack of releases, as Sanity names perspectives. */
  perspective: string;
  /** In seconds since 1970. */
  expires: number;
  /** Of someone with a shared link: which one (`shared-link.ts`). */
  link?: string;
};

const PERSPECTIVE = /^[A-Za-z0-9_-]+(?:,[A-Za-z0-9_-]+)*$/;

/** A perspective that the Content Lake takes; drafts where what was asked for is none of them. */
export const perspectiveFrom = (asked: string | null | undefined): string =>
  asked && PERSPECTIVE.test(asked) && asked !== "raw" ? asked : "drafts";

/** With a new token, all sessions end. */
const signature = (content: string, token: string): Buffer =>
  createHmac("sha256", token).update(`draft session ${content}`).digest();

/**
 * A session as a cookie's value. Signed, so that no one can make one up.
 * @param token the site's token for drafts
 */
export function sealSession({ perspective, expires, link }: Session, token: string): string {
  const content = [expires, perspective, link].filter(Boolean).join(".");
  return `${content}.${signature(content, token).toString("base64url")}`;
}

/**
 * The session in a cookie's value.
 * @param now in milliseconds since 1970
 * @returns `undefined` for one that is missing, forged or over
 */
export function openSession(
  value: string | undefined,
  token: string,
  now = Date.now(),
): Session | undefined {
  const [, content = "", expires = "", perspective = "", link, given = ""] =
    // Next writes the commas of a stack of releases as %2C.
    /^((\d{1,12})\.([\w,-]+)(?:\.([\w-]+))?)\.([\w-]+)$/.exec(
      value?.replaceAll("%2C", ",") ?? "",
    ) ?? [];
  const expected = signature(content, token);
  const sent = Buffer.from(given, "base64url");
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  const session = { perspective, expires: Number(expires), ...(link && { link }) };
  return session.expires * 1_000 > now ? session : undefined;
}
