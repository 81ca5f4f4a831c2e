export type Rating = { rating: number; reviewCount: number };

/** A rating as a document stores it. */
export type OwnRating = { rating: number | null; reviewCount: number | null };

/** The rating of a document that has both a figure, of at most five stars, and a number of reviews. */
export const ownRating = ({ rating, reviewCount }: OwnRating): Rating | null =>
  // Stryker disable next-line EqualityOperator: 0 is left out before.
  rating && rating > 0 && rating <= 5 && reviewCount ? { rating, reviewCount } : null;
