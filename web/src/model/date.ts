/** Matches a time with its zone: without one, the zone of the server would decide the day. */
const ZONED = /^[\d-]{10}T.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** A date as a document stores it (`2025-09-30`, or with a time). @returns `null` if it is no date */
export function parseDate(text: string): Date | null {
  // Other formats mean different dates to different browsers, and day 0 means none.
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (!day || !isDay(day)) return null;
  const date = new Date(ZONED.test(text) ? text : day);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether the calendar has this day: `Date` makes 30 February the 2nd of March. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

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

const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

/** The day in Sydney of an ISO date or time: `28 November 2026`. */
export const formatDay = (time: string): string => day.format(new Date(time));

const weekday = new Intl.DateTimeFormat("en-AU", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "Australia/Sydney",
});

/** The weekday and day of an ISO date: `Mon 1 June`; empty if it is no date. */
export function formatWeekday(date: string): string {
  const parsed = parseDate(date);
  return parsed ? weekday.format(parsed).replace(",", "") : "";
}

/** Which week a day is in, and which day of it: 0 is a Monday. `null` if it is no date. */
export function placeInWeek(date: string): { week: number; day: number } | null {
  const parsed = parseDate(date);
  if (!parsed) return null;
  // 1 January 1970 was a Thursday.
  const days = Math.floor(parsed.getTime() / 86_400_000) + 3;
  return { week: Math.floor(days / 7), day: days % 7 };
}
