import { loadFeed, rss } from "@/seo/feed";

/** The blog as RSS. */
export async function GET() {
  return new Response(rss(await loadFeed()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
