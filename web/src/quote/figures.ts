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

/** Both sums, or the one that there is: `$2,148 + $49/month`; `$0` without either. */
export const formatSums = ({ once, monthly }: Sums): string =>
  [once && inAud(once), monthly && `${inAud(monthly)}/month`].filter(Boolean).join(" + ") || "$0";
