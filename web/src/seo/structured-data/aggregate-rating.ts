import type { AggregateRating } from "schema-dts";
import { DEFAULT_RATING } from "../../components/stars/default-rating.ts";

type Rated = { rating?: number | null; reviewCount?: number | null };

/** A rating out of five; what is missing is the default every service shows. */
export function aggregateRating({ rating, reviewCount }: Rated) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating ?? DEFAULT_RATING.rating,
    reviewCount: reviewCount ?? DEFAULT_RATING.reviewCount,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}
