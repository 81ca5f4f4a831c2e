/** A day as a document stores it (`2025-09-30`). @returns `null` if it is none */
export function parseDate(text: string): Date | null {
  const date = new Date(text.slice(0, 10));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Midnight UTC, as which a day is parsed, is on the same day in Sydney. */
const timeZone = "Australia/Sydney";

const monthAndYear = new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone });

/** The month and year of a day, e.g. `September 2025`; empty if it is none. */
export function formatMonth(date: string): string {
  const parsed = parseDate(date);
  return parsed ? monthAndYear.format(parsed) : "";
}

const dayMonthAndYear = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone });

/** The day in Sydney of an ISO date or time: `28 November 2026`. */
export const formatDay = (time: string): string => dayMonthAndYear.format(new Date(time));
