import { DEFAULT_RATING } from "@currawong/schemas/look";
import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set } from "@sanity/migrate";

/** Ids of seeded services begin with the type. Documents that editors create have random ids. */
const SEEDED_ID = /^(?:drafts\.|versions\.[^.]+\.)?service-/;

/**
 * Services without a rating showed that of the settings, as if a new service already had reviews. That rating
 * is the specification's, for its own services, so each of them gets the rating it shows today. Any other
 * service shows a rating once an editor enters one.
 */
export default defineMigration({
  title: "The rating of the settings into each service of the specification",
  documentTypes: ["service"],
  migrate: {
    async document({ _id, ...document }, { filtered }) {
      const { rating, reviewCount }: Record<string, unknown> = document;
      if (!SEEDED_ID.test(_id) || (rating && reviewCount)) return [];
      const siteRating: unknown = (await filtered.getDocument("siteSettings"))?.defaultRating;
      const defaultRating = { ...DEFAULT_RATING, ...(isRecord(siteRating) ? siteRating : {}) };
      return [
        at("rating", set(rating ?? defaultRating.rating)),
        at("reviewCount", set(reviewCount ?? defaultRating.reviewCount)),
      ];
    },
  },
});
