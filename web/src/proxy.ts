import { type NextRequest, NextResponse } from "next/server";
import { answerStaleForm } from "./enquiries/renewed-page.ts";
import { resultsPath } from "./search/query.ts";

// Nothing but searches and posted forms: each request that passes here costs 0.2 ms more.
export const config = {
  matcher: [
    { source: "/search", has: [{ type: "query", key: "q" }] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
  ],
};

/**
 * Shows `/search?q=…` from the page of that search. Pages are cached by path alone, so each search
 * has a path of its own. Answers posted forms that Next cannot.
 */
export async function proxy(request: NextRequest): Promise<Response | undefined> {
  if (request.method === "POST") return answerStaleForm(request);
  const results = resultsPath(request.nextUrl.searchParams.get("q") ?? "");
  return results ? NextResponse.rewrite(new URL(results, request.url)) : undefined;
}
