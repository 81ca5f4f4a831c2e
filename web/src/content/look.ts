import { DEFAULT_RATING } from "@currawong/schemas/look";
import { BADGES_QUERY, SHARED_RATING_QUERY } from "@currawong/schemas/queries/pages";
import type { Rating } from "../model/rating.ts";
import { load } from "./load.ts";

/** The colour of a badge, as the settings have it; green for a label they do not name. */
export async function badgeColour(label: string): Promise<string> {
  const name = label.toUpperCase();
  const badges = (await load(BADGES_QUERY))?.badges ?? [];
  return badges.find((badge) => badge.label === name)?.colour ?? "green";
}

/** The rating of the roles for hire and of cards about a section, as the settings have it. */
export async function sharedRating(): Promise<Rating> {
  const { rating, reviewCount } = (await load(SHARED_RATING_QUERY))?.defaultRating ?? {};
  return {
    rating: rating ?? DEFAULT_RATING.rating,
    reviewCount: reviewCount ?? DEFAULT_RATING.reviewCount,
  };
}
