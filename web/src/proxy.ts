import { type NextRequest, NextResponse } from "next/server";
import { resultsPath } from "./search/query.ts";

// Nothing but searches: each request that passes through here costs 0.2 ms more.
export const config = { matcher: [{ source: "/search", has: [{ type: "query", key: "q" }] }] };

/**
 * Shows `/search?q=…` from the page of that search. Pages are cached by path alone, so each search
 * has a path of its own.
 */
export function proxy(request: NextRequest): NextResponse | undefined {
  const results = resultsPath(request.nextUrl.searchParams.get("q") ?? "");
  return results ? NextResponse.rewrite(new URL(results, request.url)) : undefined;
}
