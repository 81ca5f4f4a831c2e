import type { Agency } from "@/content/agency";

/** As JavaScript counts the days of a week. */
const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Props = { hours: Agency["answering"] };

/** The time in Sydney, and until when a person answers: `client/sydney.ts` writes it, as the page does not know the time. */
export function OpenNow({ hours }: Props) {
  const times = hours?.flatMap((each) =>
    each
      ? `${each.days.map((day) => WEEK.indexOf(day)).join("")} ${each.opens}-${each.closes}`
      : [],
  );
  if (!times?.length) return null;
  return <p className="min-h-3 py-1 text-sm text-mute" data-hours={times.join(";")} />;
}
