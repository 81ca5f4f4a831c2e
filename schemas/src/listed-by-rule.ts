/**
 * A rule by which blocks list documents of a type without referencing them (`CATALOGUE_QUERY`,
 * `ROLES_QUERY`, `NEWEST_ARTICLES_QUERY` …), and the view that the list shows. Every other block
 * references the documents it shows.
 */
export type ListingRule = {
  type: string;
  view: string;
  /** GROQ filter for the blocks that list a document; `$group` is the document's group. */
  blocks: string;
  /** How many documents the blocks list at most, starting from the first. */
  first?: number;
  /** Set if each further page of the list has its own address (`paging.ts`). */
  paged?: true;
};

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
