/** What a service shows when it has no rating of its own (specification, section 3). */
export const DEFAULT_RATING = { rating: 4.9, reviewCount: 89 };

const STAR = "M7 0l2.1 4.6 5 .6-3.7 3.4 1 4.9L7 11.1l-4.4 2.4 1-4.9L0 5.2l5-.6z";

type Props = { rating: number | null; reviewCount: number | null };

/** Whole stars, rounded to the nearest, with the exact figure and count beside them. */
export function Stars({ rating, reviewCount }: Props) {
  const value = rating ?? DEFAULT_RATING.rating;
  const count = reviewCount ?? DEFAULT_RATING.reviewCount;
  return (
    <span className="stars">
      <svg viewBox="0 0 76 14" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${star * 15.5} 0)`}
            className={star < Math.round(value) ? undefined : "off"}
          />
        ))}
      </svg>
      <span>
        {value.toFixed(1)} <span className="sr-only">out of 5 </span>({count} reviews)
      </span>
    </span>
  );
}
