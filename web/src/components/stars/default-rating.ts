/** What a service shows when it has no rating of its own (specification, section 3). */
export const DEFAULT_RATING = { rating: 4.9, reviewCount: 89 };
