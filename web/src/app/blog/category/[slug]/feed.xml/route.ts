import { joinSegments } from "@currawong/schemas/paths";
import { pageAt } from "@/page/page-at";
import { loadFeed, rss } from "@/seo/feed";

type Props = { params: Promise<{ slug: string }> };

// Next requires one example; every other feed is cached on its first request.
export const generateStaticParams = () => [{ slug: "ai" }];

/** The feed of a category. */
export async function GET(_request: Request, { params }: Props) {
  const page = await pageAt(joinSegments(["blog", "category", (await params).slug]));
  if (!page) return new Response("The blog has no such category.", { status: 404 });
  return new Response(rss(await loadFeed(page)), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
