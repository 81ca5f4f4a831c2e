import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { readEnvironment } from "../environment.ts";
import { nextHeaders } from "../responses/security-headers.ts";
import { draftHeaders } from "./answers.ts";
import { DRAFT_PAGES, mayBeDraft } from "./pages.ts";
import { cookieAttributes, DRAFT_MODE_COOKIE, SESSION_COOKIE, sessionOf } from "./session.ts";
import { isCurrent } from "./shared-link.ts";

/** What Next gets to see of a request: without a session, it knows of no draft mode. */
function asVisitor({ headers, cookies, nextUrl }: NextRequest): NextResponse {
  const own = new Headers(headers);
  const left = cookies
    .getAll()
    .filter(({ name }) => name !== DRAFT_MODE_COOKIE && name !== SESSION_COOKIE);
  if (left.length === 0) own.delete("cookie");
  else own.set("cookie", left.map(({ name, value }) => `${name}=${value}`).join("; "));
  return NextResponse.next({ request: { headers: own }, headers: nextHeaders(nextUrl.pathname) });
}

/** A page as the drafts have it, with scripts that run at once. */
function draftPage(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const headers = draftHeaders(nonce);
  const own = new Headers(request.headers);
  // Next reads there how it may write its scripts.
  own.set("content-security-policy", headers["content-security-policy"] ?? "");
  if (process.env.NODE_ENV !== "production") delete headers["content-security-policy"];
  const { pathname, search } = request.nextUrl;
  const page = new URL(`${DRAFT_PAGES}${pathname === "/" ? "" : pathname}${search}`, request.url);
  return NextResponse.rewrite(page, { request: { headers: own }, headers });
}

/** The same request once more, by a browser that has forgotten its session. */
function withoutSession({ nextUrl: { pathname, search } }: NextRequest): NextResponse {
  const again = Object.assign(new URL(readEnvironment().siteUrl), { pathname, search });
  const answer = NextResponse.redirect(again, { headers: draftHeaders() });
  for (const name of [DRAFT_MODE_COOKIE, SESSION_COOKIE]) {
    answer.cookies.set(name, "", { ...cookieAttributes(), expires: new Date(0) });
  }
  return answer;
}

/**
 * The one way to drafts. Requests that bring the cookie of draft mode come here first, on any host:
 * editors with a session, and whoever has a link of theirs, see pages as their drafts have them; everyone
 * else sees what visitors see.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === DRAFT_PAGES || pathname.startsWith(`${DRAFT_PAGES}/`)) {
    return new NextResponse("There is nothing here.", { status: 404, headers: draftHeaders() });
  }
  const session = sessionOf(request.headers.get("cookie"));
  if (!session) return asVisitor(request);
  if (!(await isCurrent(session))) return withoutSession(request);
  if (pathname.startsWith("/api/draft/")) return NextResponse.next();
  return mayBeDraft(pathname) && request.method !== "POST"
    ? draftPage(request)
    : asVisitor(request);
}
