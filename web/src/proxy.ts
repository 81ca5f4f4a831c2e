import { type NextRequest, NextResponse } from "next/server";
import { answerStaleForm } from "./enquiries/renewed-page.ts";
import { DRAFT_MODE_COOKIE } from "./preview/cookies.ts";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES } from "./preview/pages.ts";
import { resultsPath } from "./search/query.ts";
import { selectedPath } from "./search/selection.ts";

// Nothing but searches, posted forms and what editors see: each request that passes here costs 0.2 ms more.
export const config = {
  matcher: [
    { source: "/(search|services)", has: [{ type: "query", key: "q" }] },
    { source: "/services", has: [{ type: "query", key: "group" }] },
    { source: "/services", has: [{ type: "query", key: "max" }] },
    { source: "/services", has: [{ type: "query", key: "compare" }] },
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
 * Shows `/search?q=…` from the page of that search, and `/services?q=…` from that of what is picked
 * there. Pages are cached by path alone, so each has a path of its own. Answers posted forms that Next
 * cannot, and lets editors see drafts.
 */
export async function proxy(request: NextRequest): Promise<Response | undefined> {
  const { pathname } = request.nextUrl;
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const isDraft = request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES);
  if (isDraft && !isForm) return gate(request);
  if (request.method === "POST") return answerStaleForm(request);
  const { searchParams } = request.nextUrl;
  const results =
    pathname === "/search"
      ? resultsPath(searchParams.get("q") ?? "")
      : selectedPath(pathname, searchParams);
  return results ? NextResponse.rewrite(new URL(results, request.url)) : undefined;
}
