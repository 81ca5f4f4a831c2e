import type { SITEMAP_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { SITEMAP_QUERY } from "@currawong/schemas/queries/addresses";
import { absolute } from "../addresses.ts";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import { element, XML_DECLARATION } from "./xml.ts";

/** A page for search engines to look at, and a picture on it. */
type SitemapEntry = { path: string; lastModified: string; image?: string | null };

/** The pages that search engines may show, at their canonical addresses only, and those of the blog. */
export function sitemapEntries(documents: SITEMAP_QUERY_RESULT): SitemapEntry[] {
  const pages = documents.flatMap((document) => {
    const { _updatedAt: lastModified, image, landingImage } = document;
    const [own, landing] = [pathOf(document), landingPathOf(document)];
    return [
      ...(own && !document.noIndex ? [{ path: own, lastModified, image }] : []),
      ...(landing && !document.landingNoIndex
        ? [{ path: landing, lastModified, image: landingImage }]
        : []),
    ];
  });
  const articles = documents.filter(({ _type }) => _type === "article");
  // As new as the newest article.
  const lastModified =
    articles
      .map(({ _updatedAt }) => _updatedAt)
      .sort()
      .at(-1) ?? "";
  const further = Array.from({ length: lastPageOf(articles.length) - 1 }, (_, index) => ({
    path: blogPath(index + 2),
    lastModified,
  }));
  return [...pages, ...further].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The sitemap (https://www.sitemaps.org/protocol.html), which may name 50,000 pages. Depends on all documents. */
export async function loadSitemap(): Promise<string> {
  const entries = sitemapEntries(await load(SITEMAP_QUERY, {}, [tags.documents]));
  const urls = entries.map(({ path, lastModified, image }) => {
    const picture = image ? `<image:image>${element("image:loc", image)}</image:image>` : "";
    return `<url>${element("loc", absolute(path))}${element("lastmod", lastModified)}${picture}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [XML_DECLARATION, `<urlset ${namespaces}>`, ...urls, "</urlset>", ""].join("\n");
}
