import type { SITEMAP_PART_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";

/** A page for search engines to look at. */
export type SitemapEntry = {
  path: string;
  /** ISO date and time of the last change of the document the page is made of. */
  lastModified: string;
  /** Addresses of the pictures on it. */
  images: string[];
};

/** The pages of documents that search engines may show, at their canonical addresses only. */
export function sitemapEntries(documents: SITEMAP_PART_QUERY_RESULT): SitemapEntry[] {
  return documents.flatMap((document) => {
    const { _updatedAt: lastModified, image, landingImage } = document;
    const own = { path: pathOf(document), hidden: document.noIndex, picture: image };
    const landing = {
      path: landingPathOf(document),
      hidden: document.landingNoIndex,
      picture: landingImage,
    };
    return [own, landing].flatMap(({ path, hidden, picture }) =>
      path && !hidden ? [{ path, lastModified, images: picture ? [picture] : [] }] : [],
    );
  });
}
