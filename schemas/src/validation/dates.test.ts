import { expect, test } from "vitest";
import { checkFutureDate } from "./dates.ts";

test("advises to schedule an article dated after today", () => {
  const check = (date?: string) => checkFutureDate(date, "2026-11-28");
  expect(["2026-11-28", "2026-11-27", undefined].map(check)).toEqual([true, true, true]);
  expect(check("2026-11-29")).toContain("Schedule publish");
});
