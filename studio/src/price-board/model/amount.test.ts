import fc from "fast-check";
import { expect, it } from "vitest";
import { readAmount } from "./amount.ts";

it.each(["2999", "2,999", "$2,999", " $2,999 AUD ", "A$2999", "2999.00"])("reads %s", (text) => {
  expect(readAmount(text)).toEqual({ amount: 2999 });
});

it.each([
  ["", "Write an amount"],
  ["2999.50", "whole dollars"],
  ["2.999", "whole dollars"],
  ["-5", "above zero"],
  ["0", "above zero"],
  ["29,99", "not an amount"],
  ["about 300", "not an amount"],
  ["1e5", "not an amount"],
  ["99999999", "more than"],
])("says what is wrong with “%s”", (text, problem) => {
  expect(readAmount(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it("reads every amount back as it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (amount) => {
      expect(readAmount(String(amount))).toEqual({ amount });
      expect(readAmount(`$${amount.toLocaleString("en-AU")} AUD`)).toEqual({ amount });
    }),
  );
});
