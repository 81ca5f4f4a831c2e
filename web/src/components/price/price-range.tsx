import type { Price as PriceData } from "@currawong/schemas/price";
import { rangeOf } from "../../model/price-range";
import { Price } from "./price";

const END = "text-[1.15em] text-text";

/** The lowest and the highest of some prices: `$11,999 to $18,999 AUD`. */
export function PriceRange({ prices }: { prices: readonly PriceData[] }) {
  const range = rangeOf(prices);
  if (!range) return null;
  return (
    <p className="mt-3.5 text-mute">
      Starting prices from <Price price={range.lowest} className={END} unit="plain" /> to{" "}
      <Price price={range.highest} className={END} />
    </p>
  );
}
