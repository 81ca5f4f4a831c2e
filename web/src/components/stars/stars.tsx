import { classes } from "@/components/classes";
import { DEFAULT_RATING } from "./default-rating.ts";
import styles from "./stars.module.css";

type Props = { rating: number | null; reviewCount: number | null };

/** The class that leaves out what is not reached, by the number of stars; five leave out nothing. */
const FEWER = [null, "s1", "s2", "s3", "s4"];

/** Whole stars, rounded to the nearest, with the exact figure and count beside them. */
export function Stars({ rating, reviewCount, className }: Props & { className?: string }) {
  const value = rating ?? DEFAULT_RATING.rating;
  const count = reviewCount ?? DEFAULT_RATING.reviewCount;
  const fewer = FEWER[Math.round(value)];
  return (
    <span className={classes(styles.stars, className)}>
      <i className={classes(fewer && styles[fewer])} />
      <span>
        {`${value.toFixed(1)} `}
        <span className="sr-only">out of 5 </span>
        {`(${count} reviews)`}
      </span>
    </span>
  );
}

/** The same in words: `4.9 out of 5 (89 reviews)`. */
export function ratingText({ rating, reviewCount }: Props): string {
  const { rating: value, reviewCount: count } = DEFAULT_RATING;
  return `${(rating ?? value).toFixed(1)} out of 5 (${reviewCount ?? count} reviews)`;
}
