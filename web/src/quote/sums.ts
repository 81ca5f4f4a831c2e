import { toTheCent } from "./figures.ts";
import type { TickedLine } from "./line.ts";

/** What is charged once, and what is charged each month, in cents. */
export type Sums = { once: number; monthly: number };

/** A line as sums need it. */
export type Summand = { cents: number; quantity: number; isMonthly: boolean };

/** The sums of lines by their unit prices in cents. */
export function sumsOf(lines: readonly Summand[]): Sums {
  const sums = { once: 0, monthly: 0 };
  for (const { cents, quantity, isMonthly } of lines) {
    if (isMonthly) sums.monthly += cents;
    else sums.once += cents * quantity;
  }
  return sums;
}

/** The sums of what is ticked, at the prices that it was ticked at. */
export const sumTicked = (lines: readonly TickedLine[]): Sums =>
  sumsOf(
    lines.map(({ seen, quantity, isMonthly }) => ({
      cents: seen,
      quantity: quantity ?? 1,
      isMonthly,
    })),
  );

/** `1 line`, `3 lines` */
export const countLines = (count: number) => (count === 1 ? "1 line" : `${count} lines`);

const whole = new Intl.NumberFormat("en-AU");
const inAud = (cents: number) =>
  cents % 100 === 0 ? `$${whole.format(cents / 100)}` : toTheCent(cents);

/** Sums in short: `$2,148 + $49/month`. */
export function shortSums({ once, monthly }: Sums): string {
  const parts = [once && inAud(once), monthly && `${inAud(monthly)}/month`];
  return parts.filter(Boolean).join(" + ") || inAud(0);
}

/** What a quote comes to: `Your quote: 3 lines, $4,298 once and $3,599 a month`. */
export function describeQuote(count: number, { once, monthly }: Sums): string {
  const parts = [once && `${inAud(once)} once`, monthly && `${inAud(monthly)} a month`];
  const sums = parts.filter(Boolean).join(" and ") || inAud(0);
  return count === 0 ? "Your quote is empty" : `Your quote: ${countLines(count)}, ${sums}`;
}
