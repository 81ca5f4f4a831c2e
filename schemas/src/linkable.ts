/** Document types that have a page of their own, so that content may link to them. */
export const LINKABLE_TYPES = [
  "service",
  "article",
  "platformPage",
  "designPage",
  "sectionPage",
  "homePage",
  "aboutPage",
  "contactPage",
  "page",
] as const;

export type LinkableType = (typeof LINKABLE_TYPES)[number];
