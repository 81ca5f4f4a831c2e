/** A parsed amount in whole AUD, or what is wrong with the text. */
type ReadAmount = { amount: number } | { problem: string };

/** Far above any price an agency charges: a larger amount is a typo. */
const MAX_AMOUNT = 9_999_999;

const NUMBER = /^\d{1,3}(,\d{3})+(\.0+)?$|^\d+(\.0+)?$/;

/** Parses `2999`, `2,999`, `$2,999 AUD` or `2999.00` by the schema's rules; `problem` is shown to editors. */
export function readAmount(text: string): ReadAmount {
  const plain = text.replace(/AUD|A?\$|\s/gi, "");
  if (plain === "") return { problem: "Write an amount in whole dollars." };
  if (/^-/.test(plain)) return { problem: "A price is above zero." };
  if (/^[\d,]+\.\d+$/.test(plain) && !NUMBER.test(plain)) {
    return { problem: "Prices are whole dollars: leave out the cents." };
  }
  if (!NUMBER.test(plain)) return { problem: `“${text.trim()}” is not an amount.` };
  const amount = Number(plain.replaceAll(",", ""));
  if (amount === 0) return { problem: "A price is above zero." };
  if (amount > MAX_AMOUNT) return { problem: "That is more than $9,999,999." };
  return { amount };
}

/** Whether a price changes so much that it is probably a typo. */
export const isLargeChange = (before: number, after: number): boolean =>
  after >= before * 2 || after * 2 <= before;

/** Shown beside such a change. */
export const LARGE_CHANGE = "⚠ Twice or half of what it was. Is that right?";

/** A change to a selection of prices, in per cent or dollars; negative numbers lower them. */
export type Raise = { by: number; in: "percent" | "dollars"; keepEnding: boolean };

/** The rounding rule, shown to editors beside the field. */
export const ROUNDING_RULE =
  "Each price keeps its ending: …99 stays …99, …49 goes to the nearest 9, round hundreds stay round. A price moves to the nearest such figure, or stays where that is nearest.";

/** The amounts a price may be rounded to: `first`, then every `step` dollars. */
type Grid = { step: number; first: number };

/** The grid implied by a price’s last digits. */
function gridOf(amount: number): Grid {
  if (amount % 100 === 99) return { step: 100, first: 99 };
  if (amount % 10 === 9) return { step: 10, first: 9 };
  const step = [100, 50, 10, 5].find((round) => amount % round === 0) ?? 1;
  return { step, first: step };
}

/**
 * Applies a change to a price. The result is whole dollars above zero, rounded to the nearest amount with the
 * same ending if `keepEnding` is set; ties round in the direction of the change.
 */
export function raisePrice(amount: number, { by, in: unit, keepEnding }: Raise): number {
  const exact = unit === "percent" ? (amount * (100 + by)) / 100 : amount + by;
  const { step, first } = keepEnding ? gridOf(amount) : { step: 1, first: 1 };
  const steps = (exact - first) / step;
  // Stryker disable next-line EqualityOperator: A change by nothing has no half to round.
  const nearest = by > 0 ? Math.floor(steps + 0.5) : Math.ceil(steps - 0.5);
  return first + Math.max(0, nearest) * step;
}
