import { PRICE_PLACES } from "./objects/price.ts";
import type { Price } from "./price.ts";
import { isRecord, recordsIn } from "./record.ts";

/** A price found in a document. */
export type FoundPrice = {
  /** Its path in the syntax of patches: `packages[_key=="web"].price`. */
  path: string;
  /** What kind of price this is: “Starting price”, “Card on the home page”, “Package”. */
  place: string;
  /** The title of the list item it belongs to: “Growth Pack”. */
  name?: string;
  price: Price;
};

/** The types of documents that have prices, with their titles. */
export const PRICED_TYPES: ReadonlyMap<string, string> = new Map([
  ["service", "Service"],
  ["role", "Role"],
  ["packageSet", "Package set"],
]);

/** The lists whose items have a price, and what one of them is. */
const PRICE_LISTS = {
  placePrices: "Price in one place",
  addOns: "Add-on",
  packages: "Package",
};

/** The fields of prices, of those quoted elsewhere, and of what says whose they are. */
export const PRICE_FIELDS = [
  ...["title", "service", "startingPrice", "alsoQuoted"],
  ...Object.keys(PRICE_LISTS),
];

/** A stored price; none where it is incomplete. */
export function priceIn(value: unknown): Price | null {
  const { amount, unit, from } = isRecord(value) ? value : {};
  if (typeof amount !== "number" || typeof unit !== "string") return null;
  return { amount, unit, from: from === true };
}

function pricesIn(list: string, kind: string, items: unknown): FoundPrice[] {
  return recordsIn(items).flatMap(({ _key, price: value, title, ...item }) => {
    const price = priceIn(value);
    if (!price || typeof _key !== "string") return [];
    const place = PRICE_PLACES.find((one) => one.value === item.place)?.title ?? kind;
    const name = typeof title === "string" ? title : undefined;
    return { path: `${list}[_key=="${_key}"].price`, place, name, price };
  });
}

/**
 * Finds every price of a document.
 * @param document of one of `PRICED_TYPES`, complete or with `PRICE_FIELDS`
 */
export function pricesOf(document: Readonly<Record<string, unknown>>): FoundPrice[] {
  // A role with a service has that service’s price, and its form hides its own.
  if (isRecord(document.service)) return [];
  const price = priceIn(document.startingPrice);
  return [
    ...(price ? [{ path: "startingPrice", place: "Starting price", price }] : []),
    ...Object.entries(PRICE_LISTS).flatMap(([list, kind]) => pricesIn(list, kind, document[list])),
  ];
}
