export const TIME_ZONE = "Australia/Sydney";
const timeZone = TIME_ZONE;
const DAY = new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeZone });
const TIME = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone });
/** The Swedish date format is closest to that of date fields: 2026-11-26 09:00. */
const FIELD = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone,
});

/** Formats a time in Sydney in words: “Thursday 26 November 2026 at 9:00 am, Sydney time”. */
export const inWords = (time: Date): string =>
  // Browsers differ in the comma after the day of the week.
  `${DAY.format(time).replace(",", "")} at ${TIME.format(time)}, Sydney time`;

const SHORT = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone,
});

/** Formats a time in Sydney for lists: “26 Nov 2026, 9:00 am”. */
export const briefly = (iso: string): string => SHORT.format(new Date(iso));

/** Formats a time as the value of a `datetime-local` field, in Sydney: `2026-11-26T09:00`. */
export const inField = (time: Date): string => FIELD.format(time).replace(" ", "T");
