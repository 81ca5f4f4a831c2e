import { countLines } from "./line.ts";

/** Prices include goods and services tax of 10%, so one eleventh of a total is the tax. */
const GST_SHARE = 11;

/** The tax in an amount, both in cents. */
export const gstIn = (cents: number): number => Math.round(cents / GST_SHARE);

const figure = new Intl.NumberFormat("en-AU", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in cents, to the cent: `$602.80`. */
export const toTheCent = (cents: number) => `$${figure.format(cents / 100)}`;

/** The tax in an amount of cents: `includes GST of $54.80`. */
export const gstNote = (cents: number) => `includes GST of ${toTheCent(gstIn(cents))}`;

/** What is charged once, and what is charged each month, in cents. */
export type Sums = { once: number; monthly: number };

const inAud = (cents: number) => toTheCent(cents).replace(".00", "");

/** Both sums, or the one that there is, with these words; `$0` without either. */
function formatSums({ once, monthly }: Sums, words: Record<"once" | "monthly" | "and", string>) {
  const parts = [once && inAud(once) + words.once, monthly && inAud(monthly) + words.monthly];
  return parts.filter(Boolean).join(words.and) || inAud(0);
}

/** Sums in short: `$2,148 + $49/month`. */
export const shortSums = (sums: Sums) =>
  formatSums(sums, { once: "", monthly: "/month", and: " + " });

/** What a quote comes to: `Your quote: 3 lines, $4,298 once and $3,599 a month`. */
export function describeQuote(count: number, sums: Sums): string {
  const text = formatSums(sums, { once: " once", monthly: " a month", and: " and " });
  return count === 0 ? "Your quote is empty" : `Your quote: ${countLines(count)}, ${text}`;
}
