import { blogPath } from "@currawong/schemas/paging";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { missing } from "@/content/missing";
import type { Page } from "@/model/page";
import { metadataFor } from "@/seo/metadata";
import { pageAt } from "./page-at";

/** The page at an address, for its route. Otherwise throws Next's redirect (308) for an alias, or its 404. */
export async function requirePage(path: string): Promise<Page> {
  // Addresses of pages have no dot: those with one are files, or guesses such as `/wp-login.php`.
  if (path.includes(".")) notFound();
  if (path === "/blog/page/1") permanentRedirect(blogPath(1));
  return (await pageAt(path)) ?? missing(path);
}

/**
 * The search metadata of a page. A list's search title and description apply only to its first page; its
 * keywords apply to all of them.
 */
export function pageMetadata(page: Page): Promise<Metadata> {
  const { number, description, seo } = page;
  if (!number) return metadataFor(page);
  return metadataFor({
    ...page,
    title: `Blog, page ${number}`,
    description: `Page ${number} of our articles. ${description}`,
    seo: seo && { ...seo, customTitle: null, customDescription: null, namesPreset: false },
  });
}
