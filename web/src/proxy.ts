import { type NextRequest, NextResponse } from "next/server";
import { resultsPath } from "./search/query.ts";

// Pages are cached by path alone. What depends on the query is done here, before the cache.
export const config = { matcher: "/((?!_next/|api/).*)" };

/** Where this server listens, as `instrumentation.ts` has it. */
const self = () => `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The address that a cached 308 leads to, if the path is an alias. */
async function aliasTarget(pathname: string): Promise<string | null> {
  try {
    const answer = await fetch(self() + pathname, { method: "HEAD", redirect: "manual" });
    return answer.status === 308 ? answer.headers.get("location") : null;
  } catch {
    return null; // The alias still redirects; only its query is lost.
  }
}

/**
 * - `/search?q=…` shows the results page of that search, which is cached under its own path.
 * - An alias keeps its query string: the cached redirect knows none, so it is asked for and the
 *   query added.
 */
export async function proxy(request: NextRequest): Promise<NextResponse | undefined> {
  if (!request.url.includes("?")) return;
  const { pathname, search, searchParams } = request.nextUrl;
  if (search === "") return;
  if (pathname === "/search") {
    const results = resultsPath(searchParams.get("q") ?? "");
    return results ? NextResponse.rewrite(new URL(results, request.url)) : undefined;
  }
  const target = await aliasTarget(pathname);
  return target ? NextResponse.redirect(new URL(target + search, request.url), 308) : undefined;
}
