import { expect, it } from "vitest";
import { RateLimit } from "./rate-limit.ts";

it("allows so much in a second", () => {
  const limit = new RateLimit(2);
  expect([5_000, 5_500, 5_999].map((now) => limit.allows(now))).toEqual([true, true, false]);
  expect(limit.allows(6_000)).toBe(true);
});
