import type { TickedLine } from "./line.ts";

const whole = new Intl.NumberFormat("en-AU");
const inAud = (cents: number) => `$${whole.format(cents / 100)}`;

/** The sums of the lines that are charged once and of those that are charged each month, in cents. */
function sumsOf(lines: readonly TickedLine[]) {
  let [once, monthly] = [0, 0];
  for (const { cents, quantity, isMonthly } of lines) {
    if (isMonthly) monthly += cents;
    else once += cents * quantity;
  }
  return { once, monthly };
}

/** The totals of the lines: `$2,148 + $49/month`. */
export function tickedTotal(lines: readonly TickedLine[]): string {
  const { once, monthly } = sumsOf(lines);
  const parts = [once && inAud(once), monthly && `${inAud(monthly)}/month`];
  return parts.filter(Boolean).join(" + ") || inAud(0);
}

/** The totals of the lines in words: `$2,148 once and $49 a month`. */
export function describeTotal(lines: readonly TickedLine[]): string {
  const { once, monthly } = sumsOf(lines);
  const parts = [once && `${inAud(once)} once`, monthly && `${inAud(monthly)} a month`];
  return parts.filter(Boolean).join(" and ") || inAud(0);
}
