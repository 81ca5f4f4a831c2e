import type { Price as PriceData } from "@currawong/schemas/price";
import { Price } from "./price";
import styles from "./price.module.css";
import { rangeOf } from "./range";

/** The lowest and the highest of some prices: `$11,999 to $18,999 AUD`. */
export function PriceRange({ prices }: { prices: readonly PriceData[] }) {
  const range = rangeOf(prices);
  if (!range) return null;
  return (
    <p className={styles.range}>
      Starting prices from <Price price={range.lowest} className={styles.end} inAud={false} /> to{" "}
      <Price price={range.highest} className={styles.end} />
    </p>
  );
}
