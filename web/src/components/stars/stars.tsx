import { type OwnRating, type Rating, ratingOf } from "@/content/look";

/** Whole stars, rounded to the nearest, with the exact figure and count beside them. */
export async function Stars(own: OwnRating) {
  const { rating, reviewCount } = await ratingOf(own);
  return (
    <span className="stars">
      <i className={`s${Math.round(rating)}`} />
      <span>
        {`${rating.toFixed(1)} `}
        <span className="sr-only">out of 5 </span>
        {`(${reviewCount} reviews)`}
      </span>
    </span>
  );
}

/** The same in words: `4.9 out of 5 (89 reviews)`. */
export const ratingText = ({ rating, reviewCount }: Rating): string =>
  `${rating.toFixed(1)} out of 5 (${reviewCount} reviews)`;
