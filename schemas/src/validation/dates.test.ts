import { expect, test } from "vitest";
import { checkFutureDate } from "./dates.ts";

test.each(["2026-11-28", "2026-11-27", undefined])("says nothing about the date %s", (date) => {
  expect(checkFutureDate(date, "2026-11-28")).toBe(true);
});

test.each(["2026-11-29", "2027-01-01"])("advises to schedule an article dated %s", (date) => {
  expect(checkFutureDate(date, "2026-11-28")).toContain("Schedule publish");
});
