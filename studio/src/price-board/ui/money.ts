import { type Price, priceParts } from "@currawong/schemas/price";

/** `$2,999`: the figure alone; the unit has a column of its own. */
export const figureOf = (price: Price) => priceParts(price).figure;

/** `+5 %`, `−3.3 %`: how far one amount is from another. */
export function percentBetween(before: number, after: number): string {
  const percent = ((after - before) / before) * 100;
  const text = new Intl.NumberFormat("en-AU", {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(percent);
  return `${text.replace("-", "−")} %`;
}
