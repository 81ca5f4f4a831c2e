import type { AggregateRating } from "schema-dts";
import type { Rating } from "@/model/rating";

/** A rating out of five. */
export function aggregateRating({ rating, reviewCount }: Rating) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}
