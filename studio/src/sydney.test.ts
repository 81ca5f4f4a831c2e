import { expect, test } from "vitest";
import { fromField } from "./sydney.ts";

test.each([
  ["summer", "2026-11-26T09:00", "2026-11-25T22:00:00.000Z"],
  ["winter", "2026-06-26T09:00", "2026-06-25T23:00:00.000Z"],
  ["a skipped hour", "2026-10-04T02:30", "2026-10-03T16:30:00.000Z"],
  ["a repeated hour", "2027-04-04T02:30", "2027-04-03T16:30:00.000Z"],
])("a field is parsed in Sydney time: %s", (_, field, time) => {
  expect(fromField(field)?.toISOString()).toBe(time);
});

test("an incomplete field returns null", () => {
  for (const field of ["", "2026-11-26", "2026-11-26T"]) expect(fromField(field)).toBeNull();
});
