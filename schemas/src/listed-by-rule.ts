/**
 * Blocks that list documents by a rule and refer to none of them, with the view they list them by
 * (`CATALOGUE_QUERY`, `ROLES_QUERY`, `NEWEST_ARTICLES_QUERY` …). Every other block refers to what it
 * shows.
 */
export type ListingRule = {
  type: string;
  view: string;
  /** Which blocks list a document of the group `$group`, as a GROQ filter. */
  blocks: string;
  /** How many of the type the blocks list at the most, from the first. */
  first?: number;
  /** That each further page of the list has an address of its own (`paging.ts`). */
  paged?: true;
};

/** Every rule by which documents are listed. */
export const LISTED_BY_RULE: readonly ListingRule[] = [
  { type: "service", view: "card-catalogue", blocks: `_type == "catalogue"` },
  {
    type: "service",
    view: "card-section",
    blocks: `_type == "serviceCards" && group._ref == $group`,
  },
  { type: "serviceGroup", view: "entry", blocks: `_type == "catalogue"` },
  { type: "role", view: "card", blocks: `_type == "roles"` },
  { type: "hireCategory", view: "entry", blocks: `_type == "roles"` },
  { type: "article", view: "card", blocks: `_type == "articleList"`, paged: true },
  { type: "article", view: "card", blocks: `_type == "insights"`, first: 3 },
  { type: "project", view: "card", blocks: `_type == "portfolio"` },
  {
    type: "siteSettings",
    view: "claims",
    blocks: `_type == "claims" || (_type in ["hero", "closing"] && claims == true)`,
  },
  { type: "siteSettings", view: "regions", blocks: `_type == "regions"` },
  { type: "siteSettings", view: "contact", blocks: `_type == "contact"` },
];
