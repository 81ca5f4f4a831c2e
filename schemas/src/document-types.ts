import type { TypeEntry } from "./type-entry.ts";

const PAGE = { studio: "Pages", search: "Page" } as const;

/**
 * Every document type, declared once, in the order of the Studio (docs/adding-a-page-type.md). All lists of
 * types derive from this table (`types.ts`). It imports no schema and no query, because they depend on it.
 */
export const DOCUMENT_TYPES = {
  service: {
    title: "Services",
    icon: "tag",
    studio: "Services",
    group: { field: "group", type: "serviceGroup" },
    linesAt: "/services",
    isQuotable: true,
    hasOffer: true,
    order: ["group", "hasDetailPage"],
    search: "Service",
    page: {
      prefix: "/services/",
      isComposed: false,
      hasLanding: true,
    },
  },
  serviceGroup: {
    title: "Service groups",
    icon: "folder",
    studio: "Services",
    hasOffer: true,
    order: ["_type"],
  },
  packageSet: {
    title: "Package sets",
    icon: "package",
    studio: "Services",
    isQuotable: true,
  },
  role: {
    title: "Roles",
    icon: "user",
    studio: "Hire",
    group: { field: "category", type: "hireCategory" },
    linesAt: "/hire-resources",
    isQuotable: true,
    order: ["category"],
    search: "Role",
  },
  hireCategory: {
    title: "Hire categories",
    icon: "folder",
    studio: "Hire",
    order: ["_type"],
  },
  article: {
    title: "Articles",
    icon: "document-text",
    studio: "Blog",
    group: { field: "category", type: "articleCategory" },
    order: ["publishedAt"],
    search: "Article",
    page: { prefix: "/blog/", isComposed: false },
  },
  articleCategory: {
    title: "Article categories",
    icon: "folder",
    studio: "Blog",
    order: ["_type"],
    search: "Blog",
    page: { prefix: "/blog/category/", isComposed: true },
  },
  project: {
    title: "Portfolio",
    icon: "case",
    studio: "Portfolio",
    parent: { field: "article", type: "article" },
    order: ["_type"],
  },
  homePage: {
    title: "Home",
    icon: "home",
    ...PAGE,
    documents: "one",
    page: { path: "/", isComposed: true },
  },
  aboutPage: {
    title: "About",
    icon: "info-outline",
    ...PAGE,
    documents: "one",
    page: { path: "/about", isComposed: true },
  },
  contactPage: {
    title: "Contact",
    icon: "envelope",
    ...PAGE,
    documents: "one",
    page: { path: "/contact", isComposed: true },
  },
  sectionPage: {
    title: "Section pages",
    icon: "documents",
    ...PAGE,
    documents: "fixed",
    hasOffer: true,
    page: { prefix: "/", isComposed: true },
  },
  platformPage: {
    title: "Platform pages",
    icon: "share",
    ...PAGE,
    page: { prefix: "/social-media/", isComposed: true },
  },
  designPage: {
    title: "Design pages",
    icon: "color-wheel",
    ...PAGE,
    page: { prefix: "/ui-ux-design/", isComposed: true },
  },
  page: {
    title: "Other pages",
    icon: "document",
    ...PAGE,
    page: { prefix: "/", isComposed: true },
  },
  seoPreset: {
    title: "Search presets",
    icon: "search",
    studio: "Search",
    administratorsOnly: true,
    order: ["key"],
  },
  navigation: {
    title: "Navigation",
    icon: "menu",
    studio: "Site",
    documents: "one",
    administratorsOnly: true,
  },
  siteSettings: {
    title: "Site settings",
    icon: "cog",
    studio: "Site",
    documents: "one",
    administratorsOnly: true,
  },
} as const satisfies Record<string, TypeEntry>;
