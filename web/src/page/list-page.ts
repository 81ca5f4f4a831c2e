import { listPath } from "@currawong/schemas/paging";
import { loadArticles } from "@/blocks/article-list/load-articles";
import type { Page } from "@/model/page";

/** A page of a list of articles after the first: the list's own page with a later part of the list. */
export async function listPage(first: Page, number: number): Promise<Page | null> {
  const articles = await loadArticles(number, first.category?.id);
  if (!articles) return null;
  const path = listPath(first.path, number);
  // The opening shows the page number.
  const eyebrow = `Page ${number} of ${articles.lastPage}`;
  return {
    ...first,
    path,
    number,
    crumbs: [...first.crumbs, { label: `Page ${number}`, href: path }],
    blocks: first.blocks.map((block) => (block._type === "hero" ? { ...block, eyebrow } : block)),
  };
}
