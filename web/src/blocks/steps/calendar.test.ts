import { expect, it } from "vitest";
import { calendarOf, type TimedStep } from "./calendar.ts";

/** A step at a time as the tests write it: `Weeks 4–6`, `All month`, or other words. */
function stepAt(time: string): TimedStep {
  const [, unit = "", from, to] = /^(Day|Week)s? (\d+)(?:[–-](\d+))?$/.exec(time) ?? [];
  const when = from
    ? { unit: `${unit.toLowerCase()}s`, from: Number(from), to: to ? Number(to) : null }
    : null;
  return { when, time: when ? null : time, isThroughout: time === "All month" };
}

/** Each cell as its step's index, or `-` between steps, times its span. */
const cellsOf = (times: string[]) =>
  calendarOf(times.map(stepAt))
    ?.cells.map(({ step, span }) => `${step ?? "-"}×${span}`)
    .join(" ");

it("gives each step the columns of its weeks", () => {
  expect(cellsOf(["Weeks 1–2", "Week 3", "Weeks 4-6", "From then on"])).toBe("0×2 1×1 2×3 3×1");
  expect(cellsOf(["Week 1", "Weeks 3–4", "All month"])).toBe("0×1 -×1 1×2 2×4");
});

it("puts days into one row, or into rows of a working week", () => {
  expect(cellsOf(["Day 0", "Day 1", "Day 3", "Day 5"])).toBe("0×1 1×1 -×1 2×1 -×1 3×1");
  const days = ["Day 1", "Days 2–5", "Days 6–8", "Day 10"];
  expect(cellsOf(days)).toBe("0×1 1×4 2×3 -×1 3×1");
  expect(calendarOf(days.map(stepAt))?.columns).toBe(5);
});

it("leaves the days between two steps empty, on both rows", () => {
  expect(cellsOf(["Days 1–3", "Day 8"])).toBe("0×3 -×1 -×1 -×1 -×1 1×1");
});

it.each([
  ["an unknown time", ["Week 1", "Soon", "Week 4"]],
  ["no time", ["", ""]],
  ["days among weeks", ["Days 1–3", "Week 4"]],
  ["too many weeks", ["Week 1", "Weeks 2–5", "Week 8"]],
  ["too few weeks", ["Week 1", "Week 2"]],
  ["a step of most weeks", ["Weeks 1–5", "Week 6"]],
  ["days that continue in the next row", ["Days 1–6", "Days 7–10"]],
  ["days that overlap", ["Days 1–2", "Day 2", "Day 5"]],
  ["days over more than a row between two steps", ["Day 1", "Day 14"]],
  ["a week before the first", ["Week 0", "Week 4"]],
  ["a range that ends before it starts", ["Weeks 4–2", "Week 5"]],
])("has no calendar for %s", (_, times) => {
  expect(cellsOf(times)).toBeUndefined();
});
