/** A date as a document stores it (`2025-09-30`, or with a time). @returns `null` if it is no date */
export function parseDate(text: string): Date | null {
  // Other formats mean different dates to different browsers, and day 0 means none.
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
