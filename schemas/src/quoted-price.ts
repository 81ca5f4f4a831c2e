import { formatFigure } from "./price.ts";

type Listed = readonly ({ _key: string; price?: { amount?: number | null } | null } | null)[];

/** The prices of a document that texts may name, as the views `starting-price` and `prices` select them. */
export type QuotablePrices = {
  startingPrice?: { amount?: number | null } | null;
  placePrices?: Listed | null;
  addOns?: Listed | null;
  packages?: Listed | null;
};

const ITEM = /^(placePrices|addOns|packages)\[_key=="([^"]+)"\]\.price$/;

/**
 * The amount at one place in a document.
 * @param place the path of a price as `pricesOf` names it: `packages[_key=="web"].price`
 * @returns `undefined` where there is no such price (any more)
 */
export function amountAt(prices: QuotablePrices, place: string): number | undefined {
  if (place === "startingPrice") return prices.startingPrice?.amount ?? undefined;
  const [, list, key] = ITEM.exec(place) ?? [];
  // `ITEM` matches only these three names.
  const items = list ? prices[list as "placePrices" | "addOns" | "packages"] : undefined;
  return items?.find((item) => item?._key === key)?.price?.amount ?? undefined;
}

/** A price that a text names, with the prices of the document it refers to. */
type QuotedTerm = {
  place?: string | null;
  times?: number | null;
  prices?: QuotablePrices | null;
};

/** A price that a text names, with any further prices to add to it. */
export type QuotedPrice = QuotedTerm & { plus?: readonly QuotedTerm[] | null };

/** Shown in place of a missing price; the Studio’s lists and `content:check` report such texts. */
const NO_PRICE = "price on request";

/**
 * Formats a price within a text as the site shows it: `$2,999`.
 * @returns the sum where several are named; `NO_PRICE` where one of them is missing
 */
export function quotedFigure({ plus, ...first }: QuotedPrice): string {
  const amounts = [first, ...(plus ?? [])].map(({ place, times, prices }) => {
    const amount = amountAt(prices ?? {}, place ?? "") ?? Number.NaN;
    return amount * (times ?? 1);
  });
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? NO_PRICE : formatFigure(sum);
}
