import { type OwnRating, ownRating, type Rating } from "@/model/rating";
import styles from "./stars.module.css";

/** The class that leaves out what is not reached, by the number of stars; five leave out nothing. */
const FEWER = [undefined, "[--full:20%]", "[--full:40%]", "[--full:60%]", "[--full:80%]"];

/** Whole stars, rounded to the nearest, with the exact figure and count beside them; nothing without a rating. */
export function Stars(props: OwnRating) {
  const own = ownRating(props);
  if (!own) return null;
  const { rating, reviewCount } = own;
  return (
    <span className={styles.stars}>
      <i className={FEWER[Math.round(rating)]} />
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
