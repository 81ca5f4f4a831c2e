import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";
import { weakFields } from "./weaken.ts";

/**
 * A page that leaves the site is left out of menus, cards and links by itself: they no longer keep it. Prices that texts
 * name stay strong, except a document’s own.
 */
export default defineMigration({
  title: "Menus, cards and links no longer keep a page on the site",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: (document) =>
      Object.entries(weakFields(document)).flatMap(([name, field]) =>
        JSON.stringify(field) === JSON.stringify(document[name]) ? [] : at(name, set(field)),
      ),
  },
});
