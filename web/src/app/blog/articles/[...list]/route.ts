import { BLOG_LIST, listPageAt, listPath } from "@currawong/schemas/paging";
import { joinSegments } from "@currawong/schemas/paths";
import { loadArticles } from "@/blocks/article-list/load-articles";
import { pageAt } from "@/page/page-at";

type Props = { params: Promise<{ list: string[] }> };

// Next requires one example; every other page is cached on its first request.
export const generateStaticParams = () => [{ list: ["2"] }];

/** The list and page number that an address names (`articlesPath`); `null` if it names none. */
function requestedPage(segments: readonly string[]) {
  const list = segments.length > 1 ? joinSegments(segments.slice(0, -1)) : "";
  return listPageAt(`${BLOG_LIST}${list}/page/${segments.at(-1)}`);
}

/** A page of a list of articles as data, for “Load More Articles”. Cached like the page itself. */
export async function GET(_request: Request, { params }: Props) {
  const requested = requestedPage((await params).list);
  const first = requested && (await pageAt(listPath(requested.list, 1)));
  const page = first && (await loadArticles(requested.number, first.category?.id));
  if (!page) return Response.json({ error: "The blog has no such page." }, { status: 404 });
  return Response.json({ articles: page.articles });
}
