import { type NextRequest, NextResponse } from "next/server";
import { answerStaleForm } from "./enquiries/renewed-page.ts";
import { DRAFT_MODE_COOKIE } from "./preview/cookies.ts";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES } from "./preview/pages.ts";
import { renderPath } from "./responses/page-path.ts";

// Only what cannot be answered by its path alone: each request that passes here costs 0.2 ms more.
export const config = {
  matcher: [
    { source: "/(search|services)", has: [{ type: "query", key: "q" }] },
    { source: "/services", has: [{ type: "query", key: "group" }] },
    { source: "/services", has: [{ type: "query", key: "max" }] },
    { source: "/services", has: [{ type: "query", key: "compare" }] },
    { source: "/:file(.+)\\.md" },
    { source: "/:path*", has: [{ type: "header", key: "accept", value: ".*text/markdown.*" }] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
    // The cookie of draft mode, whoever sends it.
    { source: "/:path*", has: [{ type: "cookie", key: "__prerender_bypass" }] },
    { source: "/api/draft/page/:path*" },
  ],
};

/**
 * Shows searches, selections and Markdown from the paths they are rendered under, which the site's own
 * server does before Next. Answers posted forms that Next cannot, and lets editors see drafts.
 */
export async function proxy(request: NextRequest): Promise<Response | undefined> {
  const { pathname } = request.nextUrl;
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const isDraft = request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES);
  if (isDraft && !isForm) return gate(request);
  if (request.method === "POST") return answerStaleForm(request);
  const path = renderPath(pathname, request.nextUrl.search, request.headers.get("accept") ?? "");
  return path === pathname ? undefined : NextResponse.rewrite(new URL(path, request.url));
}
