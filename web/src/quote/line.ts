/**
 * How an address names a line of a quote: `website-design` (a service, by its slug), `role-nextjs-developer` (any
 * other document, by its id), `website-design.home` (a service at its price in one place) or
 * `packageSet-whatsapp.1f2e…` (a package, by its key). `.x3` may follow as the quantity, and `.at199900` as the
 * amount in cents that the link was made with. A tick writes `.at359900m` if that amount is charged each month, for
 * the docket, which must not read a page's text: a browser may have translated it. Only letters, digits, `-`, `_`
 * and `.`: no mail or chat program encodes these, breaks a link at them or reads them as formatting. No dependencies:
 * used in the browser.
 */

export type LineRequest = {
  /** A slug or an id, and for a place or a package its name after a dot. */
  key: string;
  quantity: number;
  /** The amount of one unit in cents when the link was made. */
  seen: number | null;
};

export const MOST_LINES = 20;
export const MOST_UNITS = 24;

const LINE =
  /^(?<key>[\w-]{1,128}(?:\.(?!x\d+$|x\d+\.at|at\d+m?$)[\w-]{1,64})?)(?:\.x(?<quantity>\d{1,6}))?(?:\.at(?<seen>\d{1,10})m?)?$/;

const MONTHLY = /\.at\d+m$/;

/** A number within the limits of a quantity; 1 where it is none. */
export function boundQuantity(value: unknown): number {
  const quantity = Math.trunc(Number(value));
  return quantity >= 1 ? Math.min(quantity, MOST_UNITS) : 1;
}

/** @returns `null` where the text names no line */
export function parseLine(text: string): LineRequest | null {
  const { key, quantity, seen } = LINE.exec(text.trim())?.groups ?? {};
  if (!key) return null;
  return {
    key,
    quantity: quantity === undefined ? 1 : boundQuantity(quantity),
    seen: seen === undefined ? null : Number(seen),
  };
}

export const formatLine = ({ key, quantity, seen }: LineRequest): string =>
  `${key}${quantity > 1 ? `.x${quantity}` : ""}${seen === null ? "" : `.at${seen}`}`;

/** A line as its tick has it, with the amount of one unit. */
export type PricedLine = { key: string; cents: number; isMonthly: boolean };

/** A line that was ticked on this device, with its price as shown then: for the docket only, never for a quote. */
export type TickedLine = PricedLine & { quantity: number };

/** Amounts in whole cents, so that sums are exact. */
export const inCents = (amount: number) => Math.round(amount * 100);

/** The value of a line's tick, which `parseTick` reads back; `parseLine` reads it as a line at that price. */
export const formatTick = (key: string, { amount, unit }: { amount: number; unit: string }) =>
  formatLine({ key, quantity: 1, seen: inCents(amount) }) + (unit === "month" ? "m" : "");

/** @returns `null` where the value names no line or no amount */
export function parseTick(value: string): PricedLine | null {
  const line = parseLine(value);
  if (!line || line.seen === null) return null;
  return { key: line.key, cents: line.seen, isMonthly: MONTHLY.test(value) };
}

/** The key of a service at its price in a place. */
export const keyAt = (key: string, place: string) => `${key}.${place}`;

/** The document and the place or package that a key names. */
export function partsOf(key: string): { name: string; part: string | null } {
  const [name = "", part = null] = key.split(".");
  return { name, part };
}

/** `packageSet-whatsapp.1f2e` as a visitor may recognise it: “whatsapp”. */
export const nameOf = (key: string) =>
  partsOf(key)
    .name.replace(/^[a-z]+[A-Z][A-Za-z]*-|^role-/, "")
    .replaceAll("-", " ");
