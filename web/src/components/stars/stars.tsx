import { classes } from "@/components/classes";
import { type OwnRating, ownRating } from "@/model/rating";

/** The class that sets how many stars are filled, by number of stars; five needs none. */
const FILL_CLASSES = [undefined, "[--full:20%]", "[--full:40%]", "[--full:60%]", "[--full:80%]"];

/** Stars rounded to the nearest whole, with the exact rating and count; nothing without a rating. */
export function Stars(stored: OwnRating) {
  const own = ownRating(stored);
  if (!own) return null;
  const { rating, reviewCount } = own;
  return (
    <span className={classes("stars", FILL_CLASSES[Math.round(rating)])}>
      {`${rating.toFixed(1)} `}
      <span className="sr-only">out of 5 </span>
      {`(${reviewCount} reviews)`}
    </span>
  );
}

/** The same in words: `4.9 out of 5 (89 reviews)`; nothing without a rating. */
export function ratingText(stored: OwnRating): string | null {
  const own = ownRating(stored);
  return own && `${own.rating.toFixed(1)} out of 5 (${own.reviewCount} reviews)`;
}
