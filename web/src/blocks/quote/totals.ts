/** The rate of goods and services tax. */
const GST_PER_CENT = 10;

type Line = { quantity: number; service: { price: { amount: number } | null } };

/** The amount of a line, in AUD. */
export const amountOf = ({ quantity, service }: Line) => quantity * (service.price?.amount ?? 0);

/** Subtotal, tax and total of a quote, in AUD. */
export function totalsOf(lines: readonly Line[]) {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
  // Prices are whole dollars, so a tenth of them is whole cents.
  const gst = (subtotal * GST_PER_CENT) / 100;
  return { subtotal, gst, total: subtotal + gst };
}

const figure = new Intl.NumberFormat("en-AU", { minimumFractionDigits: 2 });

/** An amount to the cent: `$602.80`. */
export const toTheCent = (amount: number) => `$${figure.format(amount)}`;
