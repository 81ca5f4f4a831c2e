import type { Duration } from "@currawong/schemas/offer-facts";
import { choiceOf } from "./quote.ts";
import type { SheetLine } from "./read-quote.ts";

/** How long a quote is valid, in days from its date. */
export const VALID_DAYS = 30;

/** The longest that something takes, in days of the calendar: a week has five business days. */
const daysIn = (duration: Duration | null | undefined) =>
  Math.ceil((duration?.to ?? duration?.from ?? 0) * (duration?.unit === "weeks" ? 7 : 7 / 5));

/** A day so many days later; both as `2026-11-28`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The earliest day on which everything on a quote can be done; `null` where no line says how long it takes.
 * @param today the day of acceptance @param start the day from which new work can begin, if that is later
 */
export function earliestDay(
  lines: readonly SheetLine[],
  today: string,
  start: string | null | undefined,
): string | null {
  const days = lines.map((line) => daysIn(line.facts.get(choiceOf(line).key)?.duration));
  const longest = Math.max(0, ...days);
  return longest > 0 ? addDays(start && start > today ? start : today, longest) : null;
}
