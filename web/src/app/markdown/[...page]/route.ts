import { pageOfTwin } from "@/routing/page-path";
import { absolute } from "@/runtime/site-url";
import { twinResponse } from "@/seo/markdown/twin-response";

/** In development, the first request for the page compiles it. */
const TIMEOUT_MS = process.env.NODE_ENV === "development" ? 120_000 : 10_000;

/**
 * The Markdown twin of a page, made of the page itself, on a host that runs Next its own way. The site's own
 * server makes it of the page in its cache (`server/page-cache.ts`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }) {
  const path = pageOfTwin(`/markdown/${(await params).page.join("/")}`);
  const page = path
    ? await fetch(absolute(path), {
        redirect: "manual",
        headers: { accept: "text/html" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    : new Response(null, { status: 404 });
  if (page.status >= 500) return new Response(null, { status: 502 });
  const location = page.headers.get("location");
  const twin = twinResponse({ status: page.status, location, html: await page.text() });
  const headers = { ...twin.headers, "cache-control": "private, no-store" };
  return new Response(twin.body, { status: twin.status, headers });
}
