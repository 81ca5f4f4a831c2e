/**
 * How an address names a line of a quote: `service-website-design` (a document, by its id; earlier links name a service by
 * its slug), `service-website-design.home` (a service at its price in one place), `packageSet-whatsapp.1f2e…` (a package,
 * by its key) or `service-web-hosting.plus-9c…` (an add-on of a service). `.x3` may follow as the quantity, and `.at199900`
 * as the amount in cents that the link was made with; earlier releases wrote `.at359900m` for a month. Only letters, digits,
 * `-`, `_` and `.`: no mail or chat program encodes these, breaks a link at them or reads them as formatting. No
 * dependencies: used in the browser.
 */

/** The id of the form that all ticks of a page belong to (`docket.tsx`). */
export const DOCKET = "docket";
/** The id of the form that the fields of a sheet belong to. */
export const LINES_FORM = "quote-lines";

export type LineRequest = {
  /** A slug or an id, and for a place or a package its name after a dot. */
  key: string;
  /** Months, or units of the price; `null` where the price says how many there are at first. */
  quantity: number | null;
  /** The amount of one unit in cents when the link was made. */
  seen: number | null;
};

export const MOST_LINES = 20;
export const MOST_UNITS = 24;

/** No part of a key starts as a quantity or an amount does: one that cannot be read names no part. */
const LINE =
  /^(?<key>[\w-]{1,128}(?:\.(?![xX]|at-?\d)[\w-]{1,64})?)(?:\.x(?<quantity>\d{1,2}))?(?:\.at(?<seen>\d{1,10})m?)?$/;

/** @returns `null` where the text names no line, or more units than a line may have */
export function parseLine(text: string): LineRequest | null {
  const { key, quantity, seen } = LINE.exec(text)?.groups ?? {};
  const units = quantity === undefined ? null : Number(quantity);
  if (!key || units === 0 || (units ?? 1) > MOST_UNITS) return null;
  return { key, quantity: units, seen: seen === undefined ? null : Number(seen) };
}

export const formatLine = ({ key, quantity, seen }: LineRequest): string =>
  `${key}${quantity === null ? "" : `.x${quantity}`}${seen === null ? "" : `.at${seen}`}`;

/** Amounts in whole cents, so that sums are exact. */
export const inCents = (amount: number) => Math.round(amount * 100);

/** The value of a line's tick: the line at that price. */
export const formatTick = (key: string, { amount }: { amount: number }) =>
  formatLine({ key, quantity: null, seen: inCents(amount) });

/** The key of a service at its price in a place. */
export const keyAt = (key: string, place: string) => `${key}.${place}`;

/** The document that a key names, and the place, package or add-on. */
export function partsOf(key: string): { name: string; part: string | null } {
  const [name = "", part = null] = key.split(".");
  return { name, part };
}

/** What the part of a key starts with where it names an add-on, which is a thing of its own. */
const ADD_ON = "plus-";

/** The key of an add-on of a service. */
export const addOnKey = (key: string, addOn: string) => keyAt(key, `${ADD_ON}${addOn}`);

export const isAddOn = (key: string) => partsOf(key).part?.startsWith(ADD_ON) === true;

/** The thing that a key names, whichever of its prices: a quote has one line for each. */
export const thingOf = (key: string) => (isAddOn(key) ? key : partsOf(key).name);

export const isSameThing = (one: string, other: string) => thingOf(one) === thingOf(other);

/** `packageSet-whatsapp.1f2e` as a visitor may recognise it: “whatsapp”. */
export const nameOf = (key: string) =>
  partsOf(key)
    .name.replace(/^([a-z]+[A-Z][A-Za-z]*|role|service)-/, "")
    .replaceAll("-", " ");

/** `1 line`, `3 lines` */
export const countLines = (count: number) => (count === 1 ? "1 line" : `${count} lines`);
