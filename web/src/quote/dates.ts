/** How long a quote is valid, in days from its date. */
export const VALID_DAYS = 30;

/** A day so many days later; both as `2026-11-28`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
