import type { Duration } from "@currawong/schemas/offer-facts";
import { formatDay } from "../model/date.ts";
import { choiceOf, type QuoteLine, uncountedOf } from "./quote.ts";

/** How long a quote is valid, in days from its date. */
export const VALID_DAYS = 30;

/** The longest that something takes, in days of the calendar: a week has five business days. */
const daysIn = (duration: Duration | null) =>
  Math.ceil((duration?.to ?? duration?.from ?? 0) * (duration?.unit === "weeks" ? 7 : 7 / 5));

/** A day so many days later; both as `2026-11-28`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * By when all of a quote can be done, in words; empty where no line says how long it takes. Monthly work is never done:
 * what it says is how long is planned.
 * @param start the day from which work can begin
 */
export function earliestText(lines: readonly QuoteLine[], start: string): string {
  const uncounted = uncountedOf(lines);
  // What another line contains takes its time too.
  const done = lines.filter((line) => uncounted.get(line)?.reason !== "alternative");
  const built = done.map(choiceOf).filter(({ price }) => price.unit !== "month");
  const longest = Math.max(0, ...built.map(({ duration }) => daysIn(duration)));
  return longest > 0
    ? `If you accept today, all of it can be done by ${formatDay(addDays(start, longest))}.`
    : "";
}
