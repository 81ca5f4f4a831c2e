import { gstIn } from "../../quote/figures.ts";

type Line = { quantity: number; service: { price: { amount: number } | null } };

/** The amount of a line, in AUD. */
export const amountOf = ({ quantity, service }: Line) => quantity * (service.price?.amount ?? 0);

/** The total of a quote and the tax in it, in AUD; the tax is rounded to the cent. */
export function totalsOf(lines: readonly Line[]) {
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { total, gst: gstIn(total) };
}
