import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set } from "@sanity/migrate";

/** `Social media` as part of an address: `social-media`. */
const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * The categories of articles have pages now, whose addresses come from a slug that was optional. A category
 * without one gets it from its title. If two have the same title, the Studio asks for another address.
 */
export default defineMigration({
  title: "An address for every category of articles",
  documentTypes: ["articleCategory"],
  migrate: {
    document({ slug, title }) {
      const hasSlug = isRecord(slug) && Boolean(slug.current);
      const current = typeof title === "string" ? slugOf(title) : "";
      return hasSlug || !current ? [] : [at("slug", set({ _type: "slug", current }))];
    },
  },
});
