import { lastPageOf } from "@currawong/schemas/paging";
import { absolute } from "../../addresses.ts";
import { element, XML_DECLARATION } from "../xml.ts";
import type { SitemapEntry } from "./entries.ts";

/**
 * A part names the pages of so many documents, each of which has two at most: well below what a sitemap
 * may hold (50,000, https://www.sitemaps.org/protocol.html), and quick to make.
 */
export const DOCUMENTS_PER_PART = 1_000;

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

const page = ({ path, lastModified, images }: SitemapEntry) =>
  [
    "<url>",
    element("loc", absolute(path)),
    element("lastmod", lastModified),
    ...images.map((image) => `<image:image>${element("image:loc", image)}</image:image>`),
    "</url>",
  ].join("");

/** The sitemap of some pages, in the order of their addresses. */
export function urlset(entries: readonly SitemapEntry[]): string {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return [
    XML_DECLARATION,
    `<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">`,
    ...sorted.map(page),
    "</urlset>",
    "",
  ].join("\n");
}

/** What a part names: some of the documents (from 0, `to` exclusive), or the further pages of the blog. */
export type SitemapPart = { from: number; to: number } | "blog";

/**
 * The parts of a sitemap that name every page once.
 * @param documents how many have an address
 * @param articles how many of them the blog lists
 */
export function sitemapParts(
  { documents, articles }: { documents: number; articles: number },
  size = DOCUMENTS_PER_PART,
): SitemapPart[] {
  const parts = Array.from({ length: Math.ceil(documents / size) }, (_, index) => ({
    from: index * size,
    to: Math.min((index + 1) * size, documents),
  }));
  return lastPageOf(articles) > 1 ? [...parts, "blog"] : parts;
}

/** The index of a sitemap in so many parts. */
export function sitemapIndex(parts: number): string {
  const addresses = Array.from({ length: parts }, (_, index) =>
    absolute(`/sitemap/${index + 1}.xml`),
  );
  return [
    XML_DECLARATION,
    `<sitemapindex xmlns="${SITEMAP}">`,
    ...addresses.map((address) => `<sitemap>${element("loc", address)}</sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}
