/** Prices include goods and services tax of 10%, so one eleventh of a total is the tax. */
const GST_SHARE = 11;

/** The tax in a total, in AUD, rounded to the cent. */
export const gstIn = (total: number): number => Math.round((total * 100) / GST_SHARE) / 100;

const figure = new Intl.NumberFormat("en-AU", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A total under the lines of a quote, with its label. */
export type Total = { label: string; amount: string; isMain?: true };

/** The tax in a total, in AUD, as the line below it. */
export const gstTotal = (total: number): Total => ({
  label: "includes GST of",
  amount: toTheCent(gstIn(total)),
});

/** An amount to the cent: `$602.80`. */
export const toTheCent = (amount: number) => `$${figure.format(amount)}`;
