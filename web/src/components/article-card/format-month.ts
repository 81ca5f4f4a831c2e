const monthAndYear = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The month and year of an ISO date, e.g. `September 2025`. */
export function formatMonth(date: string): string {
  return monthAndYear.format(new Date(date));
}
