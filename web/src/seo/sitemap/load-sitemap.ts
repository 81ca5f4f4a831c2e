import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { SITEMAP_PART_QUERY, SITEMAP_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "../../content/load.ts";
import { tags } from "../../content/tags.ts";
import { type SitemapEntry, sitemapEntries } from "./entries.ts";
import { DOCUMENTS_PER_PART, sitemapIndex, sitemapParts, urlset } from "./sitemap.ts";

const loadLength = () => load(SITEMAP_QUERY, {}, [tags.documents]);
type Length = Awaited<ReturnType<typeof loadLength>>;

/** The pages of some documents: `from` inclusive, `to` exclusive, counted from 0. */
async function pagesOf(from: number, to: number): Promise<SitemapEntry[]> {
  return sitemapEntries(await load(SITEMAP_PART_QUERY, { from, to }, [tags.documents]));
}

/** The pages of the blog after the first: as new as the newest article. */
function blogPages({ articles, articleUpdatedAt }: Length): SitemapEntry[] {
  return Array.from({ length: lastPageOf(articles) - 1 }, (_, index) => ({
    path: blogPath(index + 2),
    lastModified: articleUpdatedAt ?? "",
    images: [],
  }));
}

/** Every page for search engines, or the index of the parts it takes. Depends on all documents. */
export async function loadSitemap(): Promise<string> {
  const length = await loadLength();
  if (length.documents > DOCUMENTS_PER_PART) return sitemapIndex(sitemapParts(length).length);
  return urlset([...(await pagesOf(0, length.documents)), ...blogPages(length)]);
}

/**
 * A part of the sitemap.
 * @param number from 1, as the index counts
 * @returns `null` when there is no such part
 */
export async function loadSitemapPart(number: number): Promise<string | null> {
  const length = await loadLength();
  const part = sitemapParts(length)[number - 1];
  if (!part) return null;
  return urlset(part === "blog" ? blogPages(length) : await pagesOf(part.from, part.to));
}
