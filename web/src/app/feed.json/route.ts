import { loadFeed } from "@/seo/feed/feed";
import { jsonFeed } from "@/seo/feed/json-feed";

/** The blog as JSON Feed. */
export async function GET() {
  return Response.json(jsonFeed(await loadFeed()), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
