import { absolute } from "../../addresses.ts";
import { element, XML_DECLARATION } from "../xml.ts";
import type { SitemapEntry } from "./entries.ts";

/** A sitemap holds at most so many addresses (https://www.sitemaps.org/protocol.html). */
export const ENTRIES_PER_PART = 50_000;

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

const urlset = (entries: readonly SitemapEntry[]) =>
  [
    XML_DECLARATION,
    `<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">`,
    ...entries.map(page),
    "</urlset>",
    "",
  ].join("\n");

/** Cuts the entries into parts that a sitemap can hold. */
function partsOf(entries: readonly SitemapEntry[], size: number): SitemapEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

const newest = (entries: readonly SitemapEntry[]) =>
  entries
    .map(({ lastModified }) => lastModified)
    .toSorted()
    .at(-1);

/**
 * The sitemap: the pages themselves, or an index of its parts where one file cannot hold them.
 * @param size how many addresses a file holds
 */
export function sitemap(entries: readonly SitemapEntry[], size = ENTRIES_PER_PART): string {
  if (entries.length <= size) return urlset(entries);
  return [
    XML_DECLARATION,
    `<sitemapindex xmlns="${SITEMAP}">`,
    ...partsOf(entries, size).map(
      (part, index) =>
        `<sitemap>${element("loc", absolute(`/sitemap/${index + 1}.xml`))}${element("lastmod", newest(part))}</sitemap>`,
    ),
    "</sitemapindex>",
    "",
  ].join("\n");
}

/**
 * One part of the sitemap.
 * @param number from 1
 * @returns `null` when there is no such part
 */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  number: number,
  size = ENTRIES_PER_PART,
): string | null {
  const part = partsOf(entries, size)[number - 1];
  return part ? urlset(part) : null;
}
