import { type NextRequest, NextResponse } from "next/server";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES } from "./preview/pages.ts";
import { DRAFT_MODE_COOKIE } from "./preview/session.ts";
import { nextHeaders } from "./runtime/security-headers.ts";
import { corsHeaders } from "./staff/cors.ts";

export const config = { matcher: "/((?!_next/).*)" };

/** Shows drafts to editors, and answers CORS preflight requests for the staff routes. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES)) {
    return gate(request);
  }
  const headers = nextHeaders(pathname);
  if (request.method === "OPTIONS" && pathname.startsWith("/api/staff/")) {
    const cors = corsHeaders(request);
    const status = "access-control-allow-origin" in cors ? 204 : 403;
    return new NextResponse(null, { status, headers: { ...headers, ...cors } });
  }
  return NextResponse.next({ headers });
}
