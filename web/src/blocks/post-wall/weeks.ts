import { placeInWeek } from "@/model/date";

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
      const place = placeInWeek(post.date);
      return place ? { ...place, post } : [];
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
