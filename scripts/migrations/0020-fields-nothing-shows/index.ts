import { recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set, unset } from "@sanity/migrate";

/** The change of a list of items at `path`, if one of them has the field. */
function without(path: string, list: unknown, field: string) {
  const items = recordsIn(list);
  if (!items.some((item) => item[field] !== undefined)) return [];
  return [at(path, set(items.map(({ [field]: _gone, ...item }) => item)))];
}

/** What the portfolio, the agency's figures and the contact page no longer show. */
export default defineMigration({
  title: "No decisions of projects, notes of figures and promise above the contact form",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ _type, decision, claims, sections }) => [
      ...(_type === "project" && decision !== undefined ? [at("decision", unset())] : []),
      ...(_type === "siteSettings" ? without("claims", claims, "note") : []),
      ...(_type === "contactPage" ? without("sections", sections, "promise") : []),
    ],
  },
});
