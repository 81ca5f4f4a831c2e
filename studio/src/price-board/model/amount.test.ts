import fc from "fast-check";
import { expect, it } from "vitest";
import { isLargeChange, type Raise, raisePrice, readAmount } from "./amount.ts";

it.each(["2999", "2,999", "2,999.00", " $2,999 AUD ", "A$2999", "2999.00"])("reads %s", (text) => {
  expect(readAmount(text)).toEqual({ amount: 2999 });
});

it.each([
  ["", "Write an amount"],
  ["2999.50", "whole dollars"],
  ["2.999", "whole dollars"],
  ["-5", "above zero"],
  ["0", "above zero"],
  ["29,99", "not an amount"],
  ["x2,999", "not an amount"],
  ["2,999x", "not an amount"],
  [" about 300 ", "“about 300” is not an amount"],
  ["5-", "not an amount"],
  ["x2.5", "not an amount"],
  ["2.5x", "not an amount"],
  ["1e5", "not an amount"],
  ["10,000,000", "more than"],
])("says what is wrong with “%s”", (text, problem) => {
  expect(readAmount(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it("takes twice or half for a typo, and more than $9,999,999, but not less", () => {
  const isLarge = [50, 51, 199, 200].map((after) => isLargeChange(100, after));
  expect(isLarge).toEqual([true, false, false, true]);
  expect(readAmount("9,999,999")).toEqual({ amount: 9_999_999 });
});

const percent = (by: number): Raise => ({ by, in: "percent", keepEnding: true });

it.each([
  [2999, 5, 3099],
  [299, 5, 299],
  [299, 20, 399],
  [149, 5, 159],
  [2000, 5, 2100],
  [125, 10, 140],
  [1234, 5, 1296],
  [2999, -5, 2899],
  [99, -90, 99],
  // Halfway, in the direction of the change.
  [2000, 2.5, 2100],
  [2000, -2.5, 1900],
])("$0 changed by $1 per cent is $2", (amount, by, expected) => {
  expect(raisePrice(amount, percent(by))).toBe(expected);
});

it("adds dollars, and rounds to whole dollars when endings are not kept", () => {
  expect(raisePrice(2999, { by: 100, in: "dollars", keepEnding: true })).toBe(3099);
  expect(raisePrice(2999, { by: 5, in: "percent", keepEnding: false })).toBe(3149);
  expect(raisePrice(20, { by: -50, in: "dollars", keepEnding: false })).toBe(1);
});

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

it("returns whole dollars above zero, never moves against the change, and ignores a change of zero", () => {
  fc.assert(
    fc.property(amount, raise, (price, change) => {
      const result = raisePrice(price, change);
      expect(Number.isInteger(result)).toBe(true);
      expect(result).toBeGreaterThan(0);
      expect(Math.sign(result - price) * Math.sign(change.by)).toBeGreaterThanOrEqual(0);
      expect(raisePrice(price, { ...change, by: 0 })).toBe(price);
    }),
  );
});
