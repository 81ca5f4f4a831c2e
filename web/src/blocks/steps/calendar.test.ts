import { expect, it } from "vitest";
import { calendarOf } from "./calendar.ts";

const columnsOf = (times: string[]) =>
  calendarOf(times.map((time) => `${time}: something`))?.spans.map(({ from, to, row }) =>
    [from, to, row].filter(Boolean).join("–"),
  );

it("gives each step the columns of its weeks", () => {
  expect(columnsOf(["Weeks 1–2", "Week 3", "Weeks 4-6", "From then on"])).toEqual([
    ...["1–2", "3–3", "4–6", "7–7"],
  ]);
  expect(columnsOf(["Week 1", "Week 3", "All month"])).toEqual(["1–1", "3–3", "1–3"]);
});

it("puts days into one row, or into rows of a working week", () => {
  expect(columnsOf(["Day 0", "Day 1", "Day 3", "Day 5"])).toEqual([
    ...["1–1–1", "2–2–1", "4–4–1", "6–6–1"],
  ]);
  expect(columnsOf(["Day 1", "Days 2–5", "Days 6–8", "Day 10"])).toEqual([
    ...["1–1–1", "2–5–1", "1–3–2", "5–5–2"],
  ]);
});

it.each([
  ["an unknown time", ["Week 1", "Soon"]],
  ["no time", ["", ""]],
  ["days among weeks", ["Day 1", "Week 1"]],
  ["too many weeks", ["Week 1", "Week 8"]],
  ["days that continue in the next row", ["Days 1–6", "Days 7–10"]],
  ["days that overlap", ["Days 1–2", "Day 2"]],
  ["a week before the first", ["Week 0", "Week 1"]],
  ["a range that ends before it starts", ["Weeks 3–2"]],
])("has no calendar for %s", (_, times) => {
  expect(columnsOf(times)).toBeUndefined();
});
