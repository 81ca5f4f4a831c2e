import { parseDate } from "@/model/date";

const DAY_MS = 86_400_000;

const weekday = new Intl.DateTimeFormat("en-AU", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** The weekday and day of an ISO date: `Mon 1 June`; empty if it is no date. */
export function formatWeekday(date: string): string {
  const parsed = parseDate(date);
  return parsed ? weekday.format(parsed).replace(",", "") : "";
}

/** A week of posts: one cell for each weekday that any week has a post on; `null` where this one has none. */
type Week<Post> = { number: number; cells: (Post | null)[] };

/**
 * Puts posts into rows of a week, and into columns of the weekdays they are on. Days after the last post of a week
 * have no cell.
 * @param posts with ISO dates, in any order; those without one are left out
 */
export function weeksOf<Post extends { date: string }>(
  posts: readonly Post[],
): { columns: number; weeks: Week<Post>[] } {
  const placed = posts
    .flatMap((post) => {
      const date = parseDate(post.date);
      if (!date) return [];
      const days = Math.floor(date.getTime() / DAY_MS) + 3; // 1 January 1970 was a Thursday.
      return { week: Math.floor(days / 7), day: days % 7, post };
    })
    .sort((a, b) => a.week - b.week || a.day - b.day);
  const days = [...new Set(placed.map(({ day }) => day))].sort();
  const weeks: Week<Post>[] = [];
  for (const { week, day, post } of placed) {
    if (weeks.at(-1)?.number !== week) weeks.push({ number: week, cells: [] });
    const cells = weeks.at(-1)?.cells ?? [];
    while (cells.length < days.indexOf(day)) cells.push(null);
    cells.push(post);
  }
  return { columns: days.length, weeks };
}
