import { expect, it } from "vitest";
import { weeksOf } from "./weeks.ts";

/** The days of each week as the wall shows them, `-` where it has none. */
function rowsOf(...dates: string[]) {
  const { columns, weeks } = weeksOf(dates.map((date) => ({ date })));
  return [
    columns,
    ...weeks.map(({ cells }) => cells.map((post) => post?.date.slice(8) ?? "-").join(" ")),
  ];
}

it("has a row for each week, Monday first, and a column for each weekday with a post", () => {
  const month = [
    "2026-06-01",
    "2026-06-03",
    "2026-06-05",
    "2026-06-10",
    "2026-06-12",
    "2026-06-15",
  ];
  expect(rowsOf(...month)).toEqual([3, "01 03 05", "- 10 12", "15"]);
});

it("keeps weeks of two months and years apart, and puts posts into the order of their dates", () => {
  expect(rowsOf("2027-01-01", "2026-12-27", "2026-12-28")).toEqual([3, "- - 27", "28 01"]);
});

it("shows both posts of one day, and leaves out one without a date", () => {
  expect(rowsOf("2026-06-01", "2026-06-01", "soon")).toEqual([1, "01 01"]);
});
