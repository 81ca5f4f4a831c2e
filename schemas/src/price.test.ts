import { expect, it } from "vitest";
import { formatPrice, priceUnit, unitInWords, withoutFrom } from "./price.ts";

it.each([
  [{ amount: 2999, unit: "once" }, "$2,999 AUD"],
  [{ amount: 899, unit: "month" }, "$899 AUD/month"],
  [{ amount: 1299, unit: "project", from: true }, "from $1,299 AUD/project"],
  [{ amount: 1_015_999, unit: "once", from: false }, "$1,015,999 AUD"],
  [{ amount: 49.95, unit: "month" }, "$49.95 AUD/month"],
  [{ amount: 0.5, unit: "once" }, "$0.50 AUD"],
  [{ amount: -50, unit: "once" }, "-$50 AUD"],
])("formats %j as %s", (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

it("leaves out “from” for a text that says it", () => {
  const price = { amount: 899, unit: "month", from: true };
  expect(formatPrice(withoutFrom(price))).toBe("$899 AUD/month");
  expect(price.from).toBe(true);
});

it.each([
  ["100-skus", "100 SKUs", "per 100 SKUs", "$1 AUD/100 SKUs"],
  ["once", null, "", "$1 AUD"],
  ["unknown", null, "", "$1 AUD"],
])("names the unit that a price is charged by: %s", (unit, ...expected) => {
  const price = { amount: 1, unit };
  expect([priceUnit(price), unitInWords(price), formatPrice(price)]).toEqual(expected);
});
