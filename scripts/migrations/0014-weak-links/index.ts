import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";
import { changedFields } from "./weaken.ts";

/**
 * A page that leaves the site is left out of menus, cards and links by itself: they no longer keep it. Prices that texts
 * name stay strong, except a document’s own.
 */
export default defineMigration({
  title: "Menus, cards and links no longer keep a page on the site",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: (document) =>
      Object.entries(changedFields(document)).map(([name, field]) => at(name, set(field))),
  },
});
