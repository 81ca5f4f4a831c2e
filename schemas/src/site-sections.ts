import { SECTION_SLUGS } from "./site-addresses.ts";
import { tags } from "./tags.ts";
import { type DocumentType, getPageEntry, getTypeEntry, TYPE_NAMES } from "./types.ts";

/** The section of pages that are in no other: the privacy policy, search, quotes. */
const OTHER_PAGES = "other";

/**
 * The parts of the site that an editor can choose, in the order of the form. Each page is in exactly one: that of
 * the link after “Home” in its breadcrumb.
 */
export const SITE_SECTIONS: readonly { value: string; title: string }[] = [
  ...TYPE_NAMES.flatMap((type) => {
    const path = getPageEntry(type)?.path;
    return path ? { value: path, title: getTypeEntry(type)?.title ?? path } : [];
  }),
  ...SECTION_SLUGS.map((slug) => ({ value: `/${slug}`, title: `/${slug} and its pages` })),
  { value: OTHER_PAGES, title: "All other pages" },
];

/** The section of a page. @param path of the link after “Home” in its breadcrumb, or else its own */
export const sectionOf = (path: string): string =>
  SITE_SECTIONS.some(({ value }) => value === path) ? path : OTHER_PAGES;

/** The sections that a field `shownOn` means: all if it is empty. Imports leave other things in it. */
export function sectionsIn(shownOn: unknown): string[] {
  const all = SITE_SECTIONS.map(({ value }) => value);
  if (shownOn === undefined || shownOn === null) return all;
  if (!Array.isArray(shownOn)) return [];
  return shownOn.length === 0 ? all : all.filter((section) => shownOn.includes(section));
}

/** The tags of the sections on which a document appears; none for a type that does not appear on sections. */
export function sectionTags(document: { _type: string; shownOn?: unknown }): string[] {
  if (!getTypeEntry(document._type)?.onSections) return [];
  // A type with an entry is a document type.
  const type = document._type as DocumentType;
  return sectionsIn(document.shownOn).map((section) => tags.section(type, section));
}
