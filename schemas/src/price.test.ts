import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, PRICE_UNITS, priceParts } from "./price.ts";

describe("formatPrice", () => {
  it.each([
    [{ amount: 2999, unit: "once" }, "$2,999 AUD"],
    [{ amount: 899, unit: "month" }, "$899 AUD/month"],
    [{ amount: 150, unit: "100-skus" }, "$150 AUD/100 SKUs"],
    [{ amount: 1299, unit: "project", from: true }, "from $1,299 AUD/project"],
    [{ amount: 15_999, unit: "once", from: false }, "$15,999 AUD"],
  ])("writes %j as %s", (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  it("loses nothing of any price", () => {
    const price = fc.record({
      amount: fc.nat(10_000_000),
      unit: fc.constantFrom(...PRICE_UNITS.map(({ value }) => value)),
      from: fc.boolean(),
    });
    fc.assert(
      fc.property(price, (given) => {
        const { prefix, figure, currency, suffix } = priceParts(given);
        expect(formatPrice(given)).toBe(`${prefix}${figure} ${currency}${suffix}`);
        expect(Number(figure.replace(/[$,]/g, ""))).toBe(given.amount);
        expect(prefix === "from ").toBe(given.from);
        const unit = PRICE_UNITS.find((candidate) => candidate.suffix === suffix);
        expect(unit?.value).toBe(given.unit);
      }),
    );
  });
});
