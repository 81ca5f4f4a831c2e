import { type NextRequest, NextResponse } from "next/server";
import { gate } from "./preview/gate.ts";
import { corsHeaders } from "./staff/cors.ts";

export const config = {
  matcher: [
    // Next's own cookie of draft mode (`preview/session.ts`).
    { source: "/((?!_next/).*)", has: [{ type: "cookie", key: "__prerender_bypass" }] },
    "/api/draft/page/:path*",
    "/api/staff/:path*",
  ],
};

/** Shows drafts to editors, and answers CORS preflight requests for the staff routes. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (!request.nextUrl.pathname.startsWith("/api/staff/")) return gate(request);
  if (request.method !== "OPTIONS") return NextResponse.next();
  const headers = corsHeaders(request);
  const status = "access-control-allow-origin" in headers ? 204 : 403;
  return new NextResponse(null, { status, headers });
}
