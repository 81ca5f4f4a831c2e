import { DEFAULT_RATING } from "@currawong/schemas/look";
import { LOOK_QUERY } from "@currawong/schemas/queries/pages";
import type { OwnRating, Rating } from "../model/rating.ts";
import { load } from "./load.ts";

/** The colour of a badge, as the settings have it; green for a label they do not name. */
export async function badgeColour(label: string): Promise<string> {
  const wanted = label.toUpperCase();
  const badges = (await load(LOOK_QUERY))?.badges ?? [];
  return badges.find((badge) => badge.label === wanted)?.colour ?? "green";
}

/** The rating to show: a document's own, else that of the settings, part by part. */
export async function ratingOf({ rating, reviewCount }: OwnRating): Promise<Rating> {
  const standard = (await load(LOOK_QUERY))?.defaultRating;
  return {
    rating: rating ?? standard?.rating ?? DEFAULT_RATING.rating,
    reviewCount: reviewCount ?? standard?.reviewCount ?? DEFAULT_RATING.reviewCount,
  };
}
