import { expect, it } from "vitest";
import { weeksOf } from "./weeks.ts";

/** The days of each week as the wall shows them, `-` where it has none. */
function rowsOf(...dates: string[]) {
  const { columns, weeks } = weeksOf(dates.map((date) => ({ date })));
  return [
    columns,
    ...weeks.map(({ cells }) => cells.map((post) => post?.date.slice(5) ?? "-").join(" ")),
  ];
}

it("has a row for each week, Monday first, and a column for each weekday with a post", () => {
  const month = ["06-01", "06-03", "06-05", "06-10", "06-12", "06-15", "06-15"];
  const dates = month.map((day) => `2026-${day}`);
  const rows = [3, "06-01 06-03 06-05", "- 06-10 06-12", "06-15 06-15"];
  expect(rowsOf(...dates, "soon")).toEqual(rows);
  expect(rowsOf("2027-01-01", "2026-12-27", "2026-12-28")).toEqual([3, "- - 12-27", "12-28 01-01"]);
});
