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

/** Checks that a closing time is after the opening time, both in 24-hour format. */
export const checkClosing = ({ opens, closes }: { opens?: string; closes?: string }) =>
  !opens || !closes || closes > opens || `Closes at ${closes} but opens at ${opens}.`;

/** Checks that an offer ends no earlier than it begins. */
export const checkOfferEnd = (offer: { validFrom?: string; validThrough?: string }) => {
  const { validFrom, validThrough } = offer;
  return (
    !validFrom ||
    !validThrough ||
    validThrough >= validFrom ||
    `Ends on ${validThrough}, before it starts on ${validFrom}.`
  );
};
