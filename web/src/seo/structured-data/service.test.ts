import { expect, it } from "vitest";
import { offer } from "./service.ts";

it.each([
  ["once", undefined],
  ["month", "month"],
  ["article", "article"],
  ["100-skus", "100 SKUs"],
])("an offer charged %s says what for", (unit, unitText) => {
  const { price, priceSpecification } = offer({ amount: 12_999, unit });
  expect(price).toBe("12999");
  expect(priceSpecification).toEqual(unitText && expect.objectContaining({ price, unitText }));
});
