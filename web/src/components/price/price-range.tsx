import type { Price as PriceData } from "@currawong/schemas/price";
import { Price } from "./price";

/** The lowest and the highest of some prices: `$11,999 to $18,999 AUD`. */
export function PriceRange({ prices }: { prices: readonly PriceData[] }) {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) return null;
  return (
    <p className="price-range">
      Starting prices from <Price price={lowest} inAud={false} /> to <Price price={highest} />
    </p>
  );
}
