import { loadFeed } from "@/seo/feed/feed";
import { rss } from "@/seo/feed/rss";

/** The blog as RSS. */
export async function GET() {
  return new Response(rss(await loadFeed()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
