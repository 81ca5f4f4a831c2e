import { blogPath, pageNumberFrom } from "@currawong/schemas/paging";
import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { loadBlogPage } from "@/blocks/article-list/blog-page";
import { load } from "@/content/load";
import type { Page } from "@/model/page";
import { composedPage } from "./composed-page";

const FURTHER = /^\/blog\/page\/([^/]+)$/;

/** Which further page of the blog a path is, from 2; `null` for any other path. */
export function blogPageNumber(path: string): number | null {
  const segment = FURTHER.exec(path)?.[1];
  const number = segment ? pageNumberFrom(segment) : null;
  return number && number > 1 ? number : null;
}

/** A further page of the blog, from 2: the blog's page with a later part of its list. `null` beyond the last. */
export async function blogListPage(number: number): Promise<Page | null> {
  const [document, list] = await Promise.all([
    load(PAGE_QUERY, { type: "sectionPage", slug: "blog" }),
    loadBlogPage(number),
  ]);
  if (!document || !list) return null;
  const page = composedPage(document);
  const path = blogPath(number);
  // The opening says which one it is.
  const eyebrow = `Page ${number} of ${list.lastPage}`;
  return {
    ...page,
    path,
    number,
    crumbs: [...page.crumbs, { label: `Page ${number}`, href: path }],
    blocks: page.blocks.map((block) => (block._type === "hero" ? { ...block, eyebrow } : block)),
  };
}
