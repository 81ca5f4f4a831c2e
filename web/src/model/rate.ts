import type { Price } from "@currawong/schemas/price";

/** A line of a rate card: a name, where it leads, what it costs, and what that buys. */
export type Rate = {
  key: string;
  label: string;
  href: string | null;
  price: Price | null;
  scope?: string | null;
};

type Priced = Rate & { price: Price };

/** The line of a rate card with the lowest price, said as one to begin at. */
export function cheapest(rates: readonly Rate[] = []): Priced | undefined {
  const priced = rates.filter((rate): rate is Priced => rate.price !== null);
  const [lowest] = priced.sort((a, b) => a.price.amount - b.price.amount);
  return lowest && { ...lowest, price: { ...lowest.price, from: true } };
}
