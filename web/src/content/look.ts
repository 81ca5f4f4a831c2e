import { DEFAULT_RATING } from "@currawong/schemas/look";
import { LOOK_QUERY } from "@currawong/schemas/queries/pages";
import { cache } from "react";
import type { OwnRating, Rating } from "../model/rating.ts";
import { load } from "./load.ts";

/** How cards look everywhere, as the settings say: the colours of badges, the standard rating. */
export async function loadLook() {
  const look = await load(LOOK_QUERY);
  return { badges: look?.badges ?? [], standard: look?.defaultRating ?? null };
}

/** The same for components that `use` it: read once for a page (see `agencyOfPage`). */
export const lookOfPage = cache(loadLook);

type Look = Awaited<ReturnType<typeof loadLook>>;

/** The colour of a badge, as the settings have it; green for a label they do not name. */
export function badgeColour({ badges }: Look, label: string): string {
  const wanted = label.toUpperCase();
  return badges.find((badge) => badge.label === wanted)?.colour ?? "green";
}

/** The rating to show: a document's own, else that of the settings, part by part. */
export function ratingOf({ standard }: Look, { rating, reviewCount }: OwnRating): Rating {
  return {
    rating: rating ?? standard?.rating ?? DEFAULT_RATING.rating,
    reviewCount: reviewCount ?? standard?.reviewCount ?? DEFAULT_RATING.reviewCount,
  };
}
