import { expect, test } from "vitest";
import { isAfterToday } from "./article.ts";

test.each([
  ["2026-11-28", false],
  ["2026-11-27", false],
  ["2026-11-29", true],
  ["2027-01-01", true],
  [undefined, false],
])("tells an article dated %s from one of 28 November 2026 or before", (date, expected) => {
  expect(isAfterToday(date, "2026-11-28")).toBe(expected);
});
