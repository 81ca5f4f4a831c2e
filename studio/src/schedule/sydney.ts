import { TZDate } from "@date-fns/tz";

export const TIME_ZONE = "Australia/Sydney";
const timeZone = TIME_ZONE;
const DAY = new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeZone });
const TIME = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone });
/** Swedish writes dates as fields of forms do: 2026-11-26 09:00. */
const FIELD = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone,
});

/** A time as people in Sydney say it: “Thursday 26 November 2026 at 9:00 am, Sydney time”. */
export const inWords = (time: Date): string =>
  // Browsers differ in the comma after the day of the week.
  `${DAY.format(time).replace(",", "")} at ${TIME.format(time)}, Sydney time`;

/** A time as a field for date and time holds it, in Sydney: `2026-11-26T09:00`. */
export const inField = (time: Date): string => FIELD.format(time).replace(" ", "T");

/**
 * The time that a field for date and time holds, in Sydney; null while it is not filled in. An hour that
 * daylight saving leaves out is the one after it; of one that comes twice, the second is meant.
 */
export function fromField(field: string): Date | null {
  const [year, month, day, hour, minute] = field.split(/\D/).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return null;
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}
