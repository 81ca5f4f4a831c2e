import { blogPath, pageNumberFrom } from "@currawong/schemas/paging";
import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { loadBlogPage } from "@/blocks/article-list/blog-page";
import { load } from "@/content/load";
import type { Page } from "@/model/page";
import { composedPage } from "./composed-page";

const FURTHER = /^\/blog\/page\/([^/]+)$/;

/** The page number of a blog path, from 2; `null` for any other path. */
export function blogPageNumber(path: string): number | null {
  const segment = FURTHER.exec(path)?.[1];
  const number = segment ? pageNumberFrom(segment) : null;
  return number && number > 1 ? number : null;
}

/** A page of the blog after the first: its page with a later part of the list. `null` beyond the last. */
export async function blogListPage(number: number): Promise<Page | null> {
  const [document, list] = await Promise.all([
    load(PAGE_QUERY, { type: "sectionPage", slug: "blog" }),
    loadBlogPage(number),
  ]);
  if (!document || !list) return null;
  const page = composedPage(document);
  const path = blogPath(number);
  // The opening shows the page number.
  const eyebrow = `Page ${number} of ${list.lastPage}`;
  return {
    ...page,
    path,
    number,
    crumbs: [...page.crumbs, { label: `Page ${number}`, href: path }],
    blocks: page.blocks.map((block) => (block._type === "hero" ? { ...block, eyebrow } : block)),
  };
}
