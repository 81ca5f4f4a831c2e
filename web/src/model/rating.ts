export type Rating = { rating: number; reviewCount: number };

/** A rating of a document, where it has one of its own. */
export type OwnRating = { rating: number | null; reviewCount: number | null };
