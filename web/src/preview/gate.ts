import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { readEnvironment } from "../runtime/environment.ts";
import { draftHeaders } from "./answers.ts";
import { DRAFT_PAGES, mayBeDraft } from "./pages.ts";
import { cookieAttributes, DRAFT_MODE_COOKIE, readSession, sessionCookie } from "./session.ts";
import { isCurrent } from "./shared-link.ts";

/** Rewrites to the draft of a page, with a nonce for its inline scripts. */
function draftPage(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const headers = draftHeaders(nonce);
  const copy = new Headers(request.headers);
  // Next reads the nonce for its scripts from this header.
  copy.set("content-security-policy", headers["content-security-policy"] ?? "");
  if (process.env.NODE_ENV !== "production") delete headers["content-security-policy"];
  const { pathname, search } = request.nextUrl;
  const page = new URL(`${DRAFT_PAGES}${pathname === "/" ? "" : pathname}${search}`, request.url);
  return NextResponse.rewrite(page, { request: { headers: copy }, headers });
}

/** Redirects to the same address, and deletes the cookies of the session. */
function withoutSession({ nextUrl: { pathname, search } }: NextRequest): NextResponse {
  const url = Object.assign(new URL(readEnvironment().siteUrl), { pathname, search });
  const answer = NextResponse.redirect(url, { headers: draftHeaders() });
  for (const name of [DRAFT_MODE_COOKIE, sessionCookie()]) {
    answer.cookies.set(name, "", { ...cookieAttributes(), expires: new Date(0) });
  }
  return answer;
}

/**
 * The only way to drafts. Requests with the cookie of draft mode come here first: editors with a
 * session, and people with a shared link, see the drafts of pages; everyone else sees what visitors see.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === DRAFT_PAGES || pathname.startsWith(`${DRAFT_PAGES}/`)) {
    return new NextResponse("Not found.", { status: 404, headers: draftHeaders() });
  }
  const session = readSession(request.headers.get("cookie"));
  if (!session) return NextResponse.next();
  if (!(await isCurrent(session))) return withoutSession(request);
  return mayBeDraft(pathname) && request.method !== "POST"
    ? draftPage(request)
    : NextResponse.next();
}
