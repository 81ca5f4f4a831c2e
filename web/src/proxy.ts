import { type NextRequest, NextResponse } from "next/server";
import { FORM_HEADER, FORM_TYPE } from "./enquiries/read-form.ts";
import { gate } from "./preview/gate.ts";
import { DRAFT_PAGES, mayBeDraft } from "./preview/pages.ts";
import { DRAFT_MODE_COOKIE } from "./preview/session.ts";
import { AddressBook, loadKnownAddresses } from "./routing/known-addresses.ts";
import { INTERNAL, NO_ARTICLE, renderPath, standInFor } from "./routing/page-path.ts";
import { processWide } from "./runtime/process-wide.ts";
import { rateLimit } from "./runtime/rate-limit.ts";
import { nextHeaders } from "./runtime/security-headers.ts";
import { corsHeaders } from "./staff/cors.ts";

// Of what is below `/_next/`, only what Next could not decode.
export const config = { matcher: ["/((?!_next/).*)", "/_next/(.*%.*)"] };

/** Where this sends requests for unknown addresses. */
const STAND_INS = new Set(["/not-found/page", "/not-found/blog", "/_not-found"]);

const NOT_FOUND_PAGES = /^\/_?not-found(?:\/|$)/;

/** Whether Next can decode a path: it answers any other with 500. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Shows what the site's own server sends for an unknown address, and Next's own page where Next cannot decode it. */
function notFound({ nextUrl: { pathname }, url }: NextRequest, headers: Record<string, string>) {
  const standIn = standInFor(pathname) === NO_ARTICLE ? "blog" : "page";
  const page = isDecodable(pathname) ? `/not-found/${standIn}` : "/_not-found";
  const init = { status: 404, headers: { ...headers, "x-robots-tag": "noindex" } };
  // Some hosts send a rewritten request here again.
  return STAND_INS.has(pathname)
    ? NextResponse.next(init)
    : NextResponse.rewrite(new URL(page, url), init);
}

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
        (loadedAt) => performance.now() - loadedAt > ADDRESSES_MS,
        () => performance.now(),
      ),
  );

/**
 * What the site's own server does before Next: sends a visitor from an alias, or an address with a slip, to the one
 * that is meant, and answers for unknown addresses and too many searches without rendering them.
 */
async function withoutOwnServer(
  request: NextRequest,
  path: string,
  headers: Record<string, string>,
): Promise<NextResponse | undefined> {
  const { pathname, search } = request.nextUrl;
  if (INTERNAL.has(pathname) || NOT_FOUND_PAGES.test(pathname)) return notFound(request, headers);
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
    const target = new URL(found.movedTo + search, request.url);
    return NextResponse.redirect(target, { status: 308, headers });
  }
  // Other addresses belong to routes of their own, which are not in this set.
  return found === "unknown" && mayBeDraft(pathname) ? notFound(request, headers) : undefined;
}

/** Whether a form is posted to a page. */
const isForm = ({ method, headers, nextUrl: { pathname } }: NextRequest) =>
  method === "POST" &&
  FORM_TYPE.test(headers.get("content-type") ?? "") &&
  !pathname.startsWith("/api/");

/** Has a form answered by its route, which shows the page again. The site's own server does so itself. */
async function answerForm(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const headers = nextHeaders("/api/forms");
  const response = await withoutOwnServer(request, pathname, headers);
  if (response) return response;
  const forwarded = new Headers(request.headers);
  forwarded.set(FORM_HEADER, pathname + search);
  const target = new URL("/api/forms", request.url);
  return NextResponse.rewrite(target, { headers, request: { headers: forwarded } });
}

/**
 * Shows drafts to editors, and answers CORS preflight requests for the staff routes. Where Next runs without the site's
 * own server, rewrites searches, selections and Markdown to the paths they are rendered under.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const headers = nextHeaders(pathname);
  if (!isDecodable(pathname)) return notFound(request, headers);
  if (isForm(request)) return await answerForm(request);
  if (request.cookies.has(DRAFT_MODE_COOKIE) || pathname.startsWith(DRAFT_PAGES)) {
    return gate(request);
  }
  if (request.method === "OPTIONS" && pathname.startsWith("/api/staff/")) {
    const cors = corsHeaders(request);
    const status = "access-control-allow-origin" in cors ? 204 : 403;
    return new NextResponse(null, { status, headers: { ...headers, ...cors } });
  }
  // The site's own server asks for the path that is rendered (`server/request.ts`).
  if (process.env.SITE_SERVER || pathname.startsWith("/api/"))
    return NextResponse.next({ headers });
  const path = renderPath(pathname, search);
  const response = await withoutOwnServer(request, path, headers);
  if (response) return response;
  return path === pathname
    ? NextResponse.next({ headers })
    : NextResponse.rewrite(new URL(path, request.url), { headers });
}
