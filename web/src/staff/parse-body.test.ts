import { expect, test } from "vitest";
import { filterFrom, isDay, positionFrom } from "./parse-body.ts";

const id = "0b0e1a52-58e4-4b7c-8c7d-0123456789ab";
const days = ["2026-11-30", "2028-02-29", "0001-01-01", "9999-12-31"];
const noDays = ["2026-02-30", "2026-13-01", "2026-00-10", "2026-11-00", "0000-01-01", "26-11-30"];

test.each(days)("%s is a day", (day) => {
  expect(isDay(day)).toBe(true);
  const received_at = `${day}T23:59:59.123456+11:00`;
  expect(positionFrom({ received_at, id })).toEqual({ received_at, id });
});

test.each([
  ...noDays.map((day) => `${day}T00:00:00Z`),
  "2026-11-30T24:30:00Z",
  "2026-11-30T23:60:00Z",
  "2026-11-30T23:59:61Z",
  "2026-11-30T23:59:59+16:00",
  "2026-11-30T23:59:59-99:99",
  `2026-11-30T23:59:59.${"1".repeat(300)}Z`,
])("refuses a position at %s, which PostgreSQL cannot read", (received_at) => {
  expect(() => positionFrom({ received_at, id })).toThrow("A position has the time");
});

test.each([...noDays, "", null])("%j is no day", (day) => expect(isDay(day)).toBe(false));

test("reads whose enquiries to list, and no other user's", () => {
  const owner = (value: unknown) => filterFrom({ owner: value }, "ann").owner;
  expect(["mine", "nobody", undefined, "bob"].map(owner)).toEqual([
    "ann",
    "",
    undefined,
    undefined,
  ]);
});
