/**
 * Blocks that list documents by a rule and refer to none of them, with the view they list them by
 * (`CATALOGUE_QUERY`, `GROUP_SERVICES_QUERY`, `ROLES_QUERY`). Every other block refers to what it shows.
 */
export const LISTED_BY_RULE: readonly {
  type: string;
  view: string;
  /** Which blocks list the document `$id`, as a GROQ filter. */
  blocks: string;
}[] = [
  { type: "service", view: "card-catalogue", blocks: `_type == "catalogue"` },
  {
    type: "service",
    view: "card-section",
    blocks: `_type == "serviceCards" && group._ref in *[_id == $id].group._ref`,
  },
  { type: "role", view: "card", blocks: `_type == "roles"` },
];
