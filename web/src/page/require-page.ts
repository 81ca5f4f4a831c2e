import { blogPath } from "@currawong/schemas/paging";
import { permanentRedirect } from "next/navigation";
import { missing } from "@/content/missing";
import type { Page } from "@/model/page";
import { pageAt } from "./page-at";

/** The first page of the blog under the address that its number would give it. */
const FIRST_BLOG_PAGE = "/blog/page/1";

/**
 * The page at an address, for the route that shows it. Answers 308 for an alias and 404 where there
 * is neither, as Next's `redirect` and `notFound` do: by throwing.
 */
export async function requirePage(path: string): Promise<Page> {
  if (path === FIRST_BLOG_PAGE) permanentRedirect(blogPath(1));
  return (await pageAt(path)) ?? missing(path);
}
