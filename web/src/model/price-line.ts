import type { Price } from "@currawong/schemas/price";

/** A line of a rate card: a name, a link, a price and what the price includes. */
export type PriceLine = {
  key: string;
  label: string;
  href: string | null;
  price: Price | null;
  scope?: string | null;
  /** Its key in the address of a quote (`quote/line.ts`). */
  line?: string | null;
  /** The same service at another price, on a page of its own. */
  elsewhere?: PriceLine;
  /** The pages of platforms that start with this package. */
  platforms?: readonly string[] | null;
  /** The address of a picture of the work, 2:1, which a rate card shows while the line is pointed at. */
  picture?: string | null;
};

type Priced = {
  _id?: string;
  _key?: string;
  title: string;
  price: Price | null;
  priceIncludes?: string | null;
  platforms?: readonly string[] | null;
  _type?: string;
  slug?: string | null;
  line?: string | null;
};

/** A document or list item with a price, as a line that links to `href`. */
export const priceLine = (item: Priced, href: string | null = null): PriceLine => ({
  key: item._key ?? item._id ?? item.title,
  label: item.title,
  href,
  price: item.price,
  scope: item.priceIncludes,
  ...(item.platforms && { platforms: item.platforms }),
  line: item.line ?? (item._type === "service" && item._id ? item._id : null),
});

/** Those that have a price, the cheapest first. */
export const byPrice = <Item extends { price: Price | null }>(items: readonly Item[] = []) =>
  items
    .flatMap((item) => (item.price ? [{ ...item, price: item.price }] : []))
    .sort((a, b) => a.price.amount - b.price.amount);

/** The one with the lowest price; undefined if none has a price. */
export const cheapest = <Item extends { price: Price | null }>(items?: readonly Item[]) =>
  byPrice(items).at(0);

/** A price's scope at the start of a sentence: “Design only”, “For one mailbox”. */
export const describeScope = (scope: string) => scope.charAt(0).toUpperCase() + scope.slice(1);
