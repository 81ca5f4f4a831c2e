import { DEFAULT_RATING } from "@currawong/schemas/look";
import { BADGES_QUERY, SHARED_RATING_QUERY } from "@currawong/schemas/queries/pages";
import type { Rating } from "../model/rating.ts";
import { load } from "./load.ts";

/** The colour of a badge from the settings; green for a label that they do not list. */
export async function badgeColour(label: string): Promise<string> {
  const name = label.toUpperCase();
  const badges = (await load(BADGES_QUERY))?.badges ?? [];
  return badges.find((badge) => badge.label.toUpperCase() === name)?.colour ?? "green";
}

/** The rating from the settings, for the roles for hire and for cards about a section. */
export async function sharedRating(): Promise<Rating> {
  const { rating, reviewCount } = (await load(SHARED_RATING_QUERY))?.defaultRating ?? {};
  return {
    rating: rating ?? DEFAULT_RATING.rating,
    reviewCount: reviewCount ?? DEFAULT_RATING.reviewCount,
  };
}
