import { loadFeed, rss } from "@/seo/feed";

export async function GET() {
  return new Response(rss(await loadFeed()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
