import { parseDate } from "../../content/parse-date.ts";

const monthAndYear = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  // Of a date without a time, too: its midnight UTC is the same day in Sydney.
  timeZone: "Australia/Sydney",
});

/** The month and year of an ISO date in Sydney, e.g. `September 2025`; empty if it is no date. */
export function formatMonth(date: string): string {
  const parsed = parseDate(date);
  return parsed ? monthAndYear.format(parsed) : "";
}
