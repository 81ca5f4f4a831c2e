import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import type { loadAddresses } from "../../content/addresses.ts";

type Documents = Awaited<ReturnType<typeof loadAddresses>>;

/** A page for search engines to look at. */
export type SitemapEntry = {
  path: string;
  /** ISO date and time of the last change of the document the page is made of. */
  lastModified: string;
  /** Addresses of the pictures on it. */
  images: string[];
};

const latest = (documents: Documents) =>
  documents
    .map(({ _updatedAt }) => _updatedAt)
    .toSorted()
    .at(-1);

/** The pages of the blog after the first: as new as the newest article. */
function blogPages(documents: Documents): SitemapEntry[] {
  const articles = documents.filter(({ _type }) => _type === "article");
  return Array.from({ length: lastPageOf(articles.length) - 1 }, (_, index) => ({
    path: blogPath(index + 2),
    lastModified: latest(articles) ?? "",
    images: [],
  }));
}

/**
 * Every page that search engines may show, at its canonical address only.
 * @param documents everything that has an address
 */
export function sitemapEntries(documents: Documents): SitemapEntry[] {
  const pages = documents.flatMap((document) => {
    const { _updatedAt: lastModified, image, landingImage } = document;
    const own = { path: pathOf(document), hidden: document.noIndex, picture: image };
    const landing = {
      path: landingPathOf(document),
      hidden: document.landingNoIndex,
      picture: landingImage,
    };
    return [own, landing].flatMap(({ path, hidden, picture }) =>
      path && !hidden
        ? [{ path, lastModified, images: picture?.asset?.url ? [picture.asset.url] : [] }]
        : [],
    );
  });
  return [...pages, ...blogPages(documents)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
