import { cookies, draftMode } from "next/headers";
import {
  cookieAttributes,
  DRAFT_MODE_COOKIE,
  type Session,
  sealSession,
  sessionCookie,
} from "./session.ts";

/** Starts or continues a session: Next's draft mode, and our own cookie, which expires. */
export async function startSession(session: Session, token: string): Promise<void> {
  const jar = await cookies();
  (await draftMode()).enable();
  const attributes = { ...cookieAttributes(), expires: new Date(session.expires * 1_000) };
  // Next's own attributes do not work in the Studio's frame over https, or on localhost in every browser.
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)?.value ?? "", attributes);
  jar.set(sessionCookie(), sealSession(session, token), attributes);
}

/** Ends the session: the editor sees what visitors see. */
export async function endSession(): Promise<void> {
  const jar = await cookies();
  (await draftMode()).disable();
  for (const name of [DRAFT_MODE_COOKIE, sessionCookie()]) {
    jar.set(name, "", { ...cookieAttributes(), expires: new Date(0) });
  }
}
