/** The units a price may be charged in. `suffix` follows the figure. */
export const PRICE_UNITS = [
  { value: "once", title: "Once", suffix: "" },
  { value: "month", title: "Month", suffix: "/month" },
  { value: "article", title: "Article", suffix: "/article" },
  { value: "video", title: "Video", suffix: "/video" },
  { value: "100-skus", title: "100 SKUs", suffix: "/100 SKUs" },
  { value: "project", title: "Project", suffix: "/project" },
] as const;

/** The shape shared by every price in the dataset; `amount` is whole AUD. */
export type Price = { amount: number; unit: string; from?: boolean | null };

const AUD = { style: "currency", currency: "AUD" } as const;
const whole = new Intl.NumberFormat("en-AU", { ...AUD, maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-AU", AUD);

/** Formats an amount in AUD: `$2,999`. Imports leave cents, which are not rounded away: `$49.95`. */
export const formatFigure = (amount: number): string =>
  (Number.isInteger(amount) ? whole : withCents).format(amount);

/**
 * Splits a price into the parts that layouts set in different sizes.
 * @returns e.g. `{ prefix: "from ", figure: "$899", currency: "AUD" as const, suffix: "/month" }`
 */
export function priceParts(price: Price) {
  const unit = PRICE_UNITS.find(({ value }) => value === price.unit);
  return {
    prefix: price.from ? "from " : "",
    figure: formatFigure(price.amount),
    currency: "AUD" as const,
    suffix: unit?.suffix ?? "",
  };
}

/** Formats a price the way the whole site shows it: `$2,999 AUD`, `$899 AUD/month`. */
export function formatPrice(price: Price): string {
  const { prefix, figure: amount, currency, suffix } = priceParts(price);
  return `${prefix}${amount} ${currency}${suffix}`;
}

/** The price without “from”, for text that already says it. */
export const withoutFrom = (price: Price): Price => ({ ...price, from: false });

/** The unit a price is charged by, in words: `month`, `100 SKUs`; `null` if it is charged once. */
export const priceUnit = (price: Price): string | null => priceParts(price).suffix.slice(1) || null;

/** The unit a price is charged by, as the scope says it: `per month`; empty if it is charged once. */
export function unitInWords(price: Price): string {
  const unit = priceUnit(price);
  return unit ? `per ${unit}` : "";
}
