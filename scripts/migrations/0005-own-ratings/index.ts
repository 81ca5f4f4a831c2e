import { DEFAULT_RATING } from "@currawong/schemas/look";
import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set } from "@sanity/migrate";

/** Documents that came with the site are named after their type; those that editors make have random ids. */
const OWN = /^(?:drafts\.|versions\.[^.]+\.)?service-/;

/**
 * Services without a rating showed that of the settings, as if a service minutes old had been reviewed.
 * It is the specification's, for its own services: written into each of them, with what is shown today. Any
 * other shows a rating once an editor enters one.
 */
export default defineMigration({
  title: "The rating of the settings into each service of the specification",
  documentTypes: ["service"],
  migrate: {
    async document({ _id, ...document }, { filtered }) {
      const { rating, reviewCount }: Record<string, unknown> = document;
      if (!OWN.test(_id) || (rating && reviewCount)) return [];
      const shared: unknown = (await filtered.getDocument("siteSettings"))?.defaultRating;
      const standard = { ...DEFAULT_RATING, ...(isRecord(shared) ? shared : {}) };
      return [
        at("rating", set(rating ?? standard.rating)),
        at("reviewCount", set(reviewCount ?? standard.reviewCount)),
      ];
    },
  },
});
