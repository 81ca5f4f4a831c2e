import { type NextRequest, NextResponse } from "next/server";
import { DRAFT_MODE_COOKIE } from "./preview/cookies.ts";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES } from "./preview/pages.ts";
import { INTERNAL, renderPath } from "./responses/page-path.ts";
import { nextHeaders } from "./responses/security-headers.ts";

export const config = { matcher: "/((?!_next/).*)" };

/**
 * Shows searches, selections and Markdown from the paths they are rendered under, which the site's own
 * server does before Next, and lets editors see drafts.
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES)) {
    return gate(request);
  }
  const headers = nextHeaders(pathname);
  if (INTERNAL.has(pathname) && !process.env.SITE_SERVER) {
    return NextResponse.rewrite(new URL("/no-such-page", request.url), { headers });
  }
  const path = renderPath(pathname, search, request.headers.get("accept") ?? "");
  return path === pathname || request.method === "POST"
    ? NextResponse.next({ headers })
    : NextResponse.rewrite(new URL(path, request.url), { headers });
}
