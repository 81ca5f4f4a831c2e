/** Prices include goods and services tax of 10%, so one eleventh of a total is the tax. */
const GST_SHARE = 11;

type Line = { quantity: number; service: { price: { amount: number } | null } };

/** The amount of a line, in AUD. */
export const amountOf = ({ quantity, service }: Line) => quantity * (service.price?.amount ?? 0);

/** The total of a quote and the tax in it, in AUD; the tax is rounded to the cent. */
export function totalsOf(lines: readonly Line[]) {
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { total, gst: Math.round((total * 100) / GST_SHARE) / 100 };
}

const figure = new Intl.NumberFormat("en-AU", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount to the cent: `$602.80`. */
export const toTheCent = (amount: number) => `$${figure.format(amount)}`;
