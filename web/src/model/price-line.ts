import type { Price } from "@currawong/schemas/price";

/** A line of a rate card: a name, where it leads, what it costs, and what that buys. */
export type PriceLine = {
  key: string;
  label: string;
  href: string | null;
  price: Price | null;
  scope?: string | null;
};

type Priced = {
  _id?: string;
  _key?: string;
  title: string;
  price: Price | null;
  priceIncludes?: string | null;
};

/** A document, or an item of a list, that has a price, as a line that leads to `href`. */
export const priceLine = (priced: Priced, href: string | null = null): PriceLine => ({
  key: priced._key ?? priced._id ?? priced.title,
  label: priced.title,
  href,
  price: priced.price,
  scope: priced.priceIncludes,
});

/** The lowest of the prices, marked as one to begin at. */
export function cheapest(lines: readonly PriceLine[] = []) {
  const [lowest] = lines
    .flatMap(({ label, price }) => (price ? [{ label, price }] : []))
    .sort((a, b) => a.price.amount - b.price.amount);
  return lowest && { ...lowest, price: { ...lowest.price, from: true } };
}
