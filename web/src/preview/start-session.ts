import { cookies, draftMode } from "next/headers";
import {
  cookieAttributes,
  DRAFT_MODE_COOKIE,
  SESSION_COOKIE,
  type Session,
  sealSession,
} from "./session.ts";

/** Begins a session, or goes on with one: Next's draft mode, and ours beside it, which ends. */
export async function startSession(session: Session, token: string): Promise<void> {
  const jar = await cookies();
  (await draftMode()).enable();
  const attributes = { ...cookieAttributes(), expires: new Date(session.expires * 1_000) };
  // Next's own attributes fit neither the Studio's frame over https, nor localhost in every browser.
  jar.set(DRAFT_MODE_COOKIE, jar.get(DRAFT_MODE_COOKIE)?.value ?? "", attributes);
  jar.set(SESSION_COOKIE, sealSession(session, token), attributes);
}

/** Ends the session: the editor sees what visitors see. */
export async function endSession(): Promise<void> {
  const jar = await cookies();
  (await draftMode()).disable();
  for (const name of [DRAFT_MODE_COOKIE, SESSION_COOKIE]) {
    jar.set(name, "", { ...cookieAttributes(), expires: new Date(0) });
  }
}
