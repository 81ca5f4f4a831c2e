/** The sections of the site. The addresses of their pages begin with theirs, so they keep them. */
export const SECTION_SLUGS = [
  "services",
  "ai-services",
  "app-clones",
  "hire-resources",
  "social-media",
  "ui-ux-design",
  "portfolio",
  "blog",
] as const;

export type SectionSlug = (typeof SECTION_SLUGS)[number];

/** Whether the site has a section under an address. */
export function isSectionSlug(slug: string | null | undefined): slug is SectionSlug {
  return (SECTION_SLUGS as readonly (string | null | undefined)[]).includes(slug);
}

/**
 * Addresses that the site answers without a document, with everything below them. A page or an
 * alias there would never be shown. Those with a dot, such as `/feed.xml`, are left out: neither a
 * slug nor an alias can have one.
 */
const RESERVED_PATHS = [
  "/api",
  "/blog/articles",
  "/blog/page",
  "/failure",
  // The home page is `index` where a page has another form: `/index.md`, `/og/index.png`.
  "/index",
  "/markdown",
  "/not-found",
  "/og",
  "/search",
  "/sitemap",
  "/skills",
] as const;

/** Whether the site keeps an address such as `/search` or `/blog/page/2` for itself. */
export function isReservedPath(path: string): boolean {
  return RESERVED_PATHS.some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}
