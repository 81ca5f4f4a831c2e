import { formatPrice, PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePrice } from "./price-text.ts";

test("reads back every price the site can format", () => {
  const units = fc.constantFrom(...PRICE_UNITS.map(({ value }) => value));
  const prices = fc.record({
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    unit: units,
    from: fc.boolean(),
  });
  fc.assert(
    fc.property(prices, ({ amount, unit, from }) => {
      expect(parsePrice(formatPrice({ amount, unit, from }))).toEqual({
        _type: "price",
        amount,
        unit,
        ...(from ? { from: true } : {}),
      });
    }),
  );
});

test.each([
  ["Starting at $499 AUD", { amount: 499, unit: "once" }],
  ["$299 per 100 SKUs", { amount: 299, unit: "100-skus" }],
  ["2,999", { amount: 2999, unit: "once" }],
])("reads %s", (text, price) => {
  expect(parsePrice(text)).toMatchObject(price);
});

test.each(["", "POA", "$12.50", "$1,29 AUD", "$99/week", "899 to 1,299"])(
  "refuses %j and says what to write",
  (text) => {
    expect(() => parsePrice(text)).toThrow(/From \$899 AUD\/month/);
  },
);
