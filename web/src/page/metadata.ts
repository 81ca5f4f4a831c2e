import type { Metadata } from "next";
import type { Page } from "@/model/page";
import { metadataFor } from "@/seo/metadata";

/**
 * The search metadata of a page. The search title and description of a list are those of its first page; its
 * keywords are for all.
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
