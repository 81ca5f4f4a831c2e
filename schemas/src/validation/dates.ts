/** Today’s date in Sydney, such as `2026-11-28`. */
export const todayInSydney = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(new Date());

/** Says how to publish an article on its date if that is in the future; true otherwise. */
export const checkFutureDate = (
  date: string | undefined,
  today = todayInSydney(),
): true | string =>
  date === undefined || date <= today
    ? true
    : "“Publish” puts it on the site at once, first in the blog. To publish it on this date, use “Schedule publish” in the menu beside it.";
