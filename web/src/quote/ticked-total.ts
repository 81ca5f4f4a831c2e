import type { TickedLine } from "./line.ts";

const whole = new Intl.NumberFormat("en-AU");
const inAud = (cents: number) => `$${whole.format(cents / 100)}`;

/** The totals of the lines: `$2,148 + $49/month`. */
export function tickedTotal(lines: readonly TickedLine[]): string {
  const sum = (all: readonly TickedLine[], cents: (line: TickedLine) => number) =>
    all.reduce((total, line) => total + cents(line), 0);
  const monthly = sum(
    lines.filter(({ isMonthly }) => isMonthly),
    ({ cents }) => cents,
  );
  const once = sum(
    lines.filter(({ isMonthly }) => !isMonthly),
    ({ cents, quantity }) => cents * quantity,
  );
  const parts = [once && inAud(once), monthly && `${inAud(monthly)}/month`];
  return parts.filter(Boolean).join(" + ") || inAud(0);
}
