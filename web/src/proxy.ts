import { type NextRequest, NextResponse } from "next/server";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES, mayBeDraft } from "./preview/pages.ts";
import { DRAFT_MODE_COOKIE } from "./preview/session.ts";
import { QUOTE_PATH } from "./quote/request.ts";
import { AddressBook, loadKnownAddresses } from "./routing/known-addresses.ts";
import { INTERNAL, renderPath } from "./routing/page-path.ts";
import { processWide } from "./runtime/process-wide.ts";
import { rateLimit } from "./runtime/rate-limit.ts";
import { nextHeaders } from "./runtime/security-headers.ts";
import { corsHeaders } from "./staff/cors.ts";

export const config = { matcher: "/((?!_next/).*)" };

/** An address that no page has, so that all unknown ones share one cached response. */
const NOWHERE = "/no-such-page";

/** How many searches a host other than the site's own server renders per second. */
const SEARCHES_PER_SECOND = 20;

/** How long such a host relies on the addresses that it has read. */
const ADDRESSES_MS = 10_000;

const allowsSearch = () => processWide("searches", () => rateLimit(SEARCHES_PER_SECOND))();

const addressBook = () =>
  processWide(
    "addresses",
    () =>
      new AddressBook(
        () => loadKnownAddresses([]),
        (loadedAt) => Date.now() - loadedAt > ADDRESSES_MS,
        Date.now,
      ),
  );

/**
 * What the site's own server does before Next: sends a visitor from an alias, or an address with a slip, to the one
 * that is meant, and answers for unknown addresses and too many searches without rendering them.
 */
async function withoutOwnServer(
  { nextUrl, url }: NextRequest,
  path: string,
  headers: Record<string, string>,
): Promise<NextResponse | undefined> {
  const { pathname, search } = nextUrl;
  if (INTERNAL.has(pathname)) return NextResponse.rewrite(new URL(NOWHERE, url), { headers });
  if (path.startsWith("/search/in/") && !allowsSearch()) {
    return new NextResponse("Too many searches. Try again in a second.", {
      status: 429,
      headers: { ...headers, "retry-after": "1", "cache-control": "no-store" },
    });
  }
  const found = await addressBook()
    .find(pathname)
    .catch(() => "known" as const);
  if (typeof found === "object") {
    const target = new URL(found.movedTo + search, url);
    return NextResponse.redirect(target, { status: 308, headers });
  }
  // Other addresses belong to routes of their own, which are not in this set. Next may send a rewritten request here again.
  return found === "unknown" && mayBeDraft(pathname) && pathname !== NOWHERE
    ? NextResponse.rewrite(new URL(NOWHERE, url), { headers })
    : undefined;
}

/**
 * Rewrites searches, selections and Markdown to the paths they are rendered under (the site's own server does
 * so before Next), shows drafts to editors, and answers CORS preflight requests for the staff routes.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
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
  const path = renderPath(pathname, search, request.headers.get("accept") ?? "");
  if (!process.env.SITE_SERVER && !pathname.startsWith("/api/")) {
    const response = await withoutOwnServer(request, path, headers);
    if (response) return response;
  }
  // Next itself replaces `Vary` on pages, so a shared cache could send this Markdown to browsers.
  const isNegotiated = path.startsWith("/markdown/") && !/\.md$|^\/markdown\//.test(pathname);
  if (isNegotiated) headers["cache-control"] = "private, no-store";
  // The page that a form is sent from shows its outcome; a quote's lines are in its address.
  const isForm = request.method === "POST" && pathname !== QUOTE_PATH;
  return path === pathname || isForm
    ? NextResponse.next({ headers })
    : NextResponse.rewrite(new URL(path, request.url), { headers });
}
