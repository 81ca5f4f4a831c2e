import { type NextRequest, NextResponse } from "next/server";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES } from "./preview/pages.ts";
import { DRAFT_MODE_COOKIE } from "./preview/session.ts";
import { INTERNAL, renderPath } from "./responses/page-path.ts";
import { nextHeaders } from "./responses/security-headers.ts";
import { corsHeaders } from "./staff/cors.ts";

export const config = { matcher: "/((?!_next/).*)" };

/**
 * Rewrites searches, selections and Markdown to the paths they are rendered under (the site's own server does
 * so before Next), shows drafts to editors, and answers CORS preflight requests for the staff routes.
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES)) {
    return gate(request);
  }
  const headers = nextHeaders(pathname);
  if (request.method === "OPTIONS" && pathname.startsWith("/api/staff/")) {
    const cors = corsHeaders(request);
    const status = "access-control-allow-origin" in cors ? 204 : 403;
    return new NextResponse(null, { status, headers: { ...headers, ...cors } });
  }
  if (INTERNAL.has(pathname) && !process.env.SITE_SERVER) {
    return NextResponse.rewrite(new URL("/no-such-page", request.url), { headers });
  }
  const path = renderPath(pathname, search, request.headers.get("accept") ?? "");
  return path === pathname || request.method === "POST"
    ? NextResponse.next({ headers })
    : NextResponse.rewrite(new URL(path, request.url), { headers });
}
