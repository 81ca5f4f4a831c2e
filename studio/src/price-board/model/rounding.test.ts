import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Raise, raised } from "./amount.ts";

const percent = (by: number): Raise => ({ by, in: "percent", keepEnding: true });

it.each([
  [2999, 5, 3099],
  [4999, 5, 5199],
  [299, 5, 299],
  [299, 20, 399],
  [149, 5, 159],
  [49, 20, 59],
  [2000, 5, 2100],
  [250, 10, 300],
  [125, 10, 140],
  [1234, 5, 1296],
  [2999, -5, 2899],
  [99, -90, 99],
])("$0 changed by $1 per cent is $2", (amount, by, expected) => {
  expect(raised(amount, percent(by))).toBe(expected);
});

it("adds dollars, and without endings rounds to whole ones", () => {
  expect(raised(2999, { by: 100, in: "dollars", keepEnding: true })).toBe(3099);
  expect(raised(2999, { by: 5, in: "percent", keepEnding: false })).toBe(3149);
  expect(raised(20, { by: -50, in: "dollars", keepEnding: false })).toBe(1);
});

describe("whatever the price and the change", () => {
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1, max: 1000 }).map((hundreds) => hundreds * 100 - 1),
  );
  const by = fc.integer({ min: -999, max: 3000 }).map((tenths) => tenths / 10);
  const raise = fc.record<Raise>({
    by,
    in: fc.constantFrom("percent", "dollars"),
    keepEnding: fc.boolean(),
  });

  it("gives whole dollars above zero, and nothing for nothing", () => {
    fc.assert(
      fc.property(amount, raise, (price, change) => {
        const now = raised(price, change);
        expect(Number.isInteger(now)).toBe(true);
        expect(now).toBeGreaterThan(0);
        expect(raised(price, { ...change, by: 0 })).toBe(price);
      }),
    );
  });

  it("never goes the other way", () => {
    fc.assert(
      fc.property(amount, raise, (price, change) => {
        const difference = raised(price, change) - price;
        expect(Math.sign(difference) * Math.sign(change.by)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("keeps …99", () => {
    const ninetyNine = fc.integer({ min: 1, max: 1000 }).map((hundreds) => hundreds * 100 - 1);
    fc.assert(
      fc.property(ninetyNine, by, (price, change) => {
        expect(raised(price, percent(change)) % 100).toBe(99);
      }),
    );
  });

  it("stays within half a step of the exact figure, and grows with the change", () => {
    fc.assert(
      fc.property(amount, by, by, (price, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(raised(price, percent(low))).toBeLessThanOrEqual(raised(price, percent(high)));
        const exact = (price * (100 + high)) / 100;
        // Half a step of 100; below the first figure of its kind a price cannot go.
        expect(Math.abs(raised(price, percent(high)) - Math.max(exact, 1))).toBeLessThanOrEqual(99);
      }),
    );
  });
});
