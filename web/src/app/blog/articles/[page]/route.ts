import { pageNumberFrom } from "@currawong/schemas/paging";
import { loadBlogPage } from "@/blocks/article-list/blog-page";

// Next requires one example; every other page is cached on its first request.
export const generateStaticParams = () => [{ page: "2" }];

/** A page of the blog as data, for “Load More Articles”. Cached like the page itself. */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string }> }) {
  const number = pageNumberFrom((await params).page);
  const page = number && (await loadBlogPage(number));
  if (!page) return Response.json({ error: "The blog has no such page." }, { status: 404 });
  return Response.json({ articles: page.articles });
}
