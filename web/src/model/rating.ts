export type Rating = { rating: number; reviewCount: number };

/** A rating as a document holds it. */
export type OwnRating = { rating: number | null; reviewCount: number | null };

/** The rating of a document that has one: a figure, and the reviews it comes from. */
export const ownRating = ({ rating, reviewCount }: OwnRating): Rating | null =>
  rating && reviewCount ? { rating, reviewCount } : null;
