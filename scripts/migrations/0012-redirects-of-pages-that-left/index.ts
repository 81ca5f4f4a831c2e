import { recordsIn } from "@currawong/schemas/record";
import { PAGE_TYPES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";

/** The reason that the Studio gave when a page left. Other reasons are an administrator’s own. */
const WAS_HERE = /^“.*” was here$/;

/**
 * A redirect that was made when a page left the site gives way to a page that is published at its address again. It
 * is known by the page’s id, which those made earlier lack; which page it was no longer matters.
 */
export default defineMigration({
  title: "Redirects of pages that left give way to a page at their address",
  documentTypes: [...PAGE_TYPES],
  migrate: {
    document({ aliasReasons }) {
      const reasons = recordsIn(aliasReasons);
      const isOld = ({ page, reason }: Record<string, unknown>) =>
        page === undefined && WAS_HERE.test(String(reason));
      if (!reasons.some(isOld)) return [];
      const known = reasons.map((one) => (isOld(one) ? { ...one, page: "unknown" } : one));
      return [at("aliasReasons", set(known))];
    },
  },
});
