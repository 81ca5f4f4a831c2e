import { BLOG_LIST } from "@currawong/schemas/paging";
import { pageAt } from "@/page/page-at";
import { loadFeed, rss } from "@/seo/feed";

/** The feed of the blog. */
export async function GET() {
  return new Response(rss(await loadFeed(await pageAt(BLOG_LIST))), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
