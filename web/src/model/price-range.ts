import type { Price } from "@currawong/schemas/price";

/** The lowest and the highest of some prices; `null` if there are none. */
export function rangeOf<P extends Price>(prices: readonly P[]): { lowest: P; highest: P } | null {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const [lowest] = sorted;
  return lowest ? { lowest, highest: sorted.at(-1) ?? lowest } : null;
}
