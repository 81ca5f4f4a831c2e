import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadArticles } from "@/content/articles";
import type { Page } from "@/model/page";
import { metadataFor } from "@/seo/metadata";
import { pageAt } from "./page-at";

/** The page at an address, for its route. Otherwise throws Next's 404. */
export async function requirePage(path: string): Promise<Page> {
  return (await pageAt(path)) ?? notFound();
}

/**
 * The search metadata of a page. A list's search title and description apply only to its first page; its
 * keywords apply to all of them. A category without articles is not indexed.
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { number, description, seo, category } = page;
  if (!number) {
    const list = category && (await loadArticles(1, category.id));
    return metadataFor({ ...page, isEmpty: list?.total === 0 });
  }
  return metadataFor({
    ...page,
    title: `${category ? page.title : "Blog"}, page ${number}`,
    description: `Page ${number} of our articles. ${description}`,
    seo: seo && { ...seo, customTitle: null, customDescription: null, namesPreset: false },
  });
}
