import { expect, it } from "vitest";
import { withChanges } from "./changes.ts";

it("makes a document as it would be, and leaves the other alone", () => {
  const service = {
    title: "Chatbot",
    placePrices: [{ _key: "h", price: { amount: 2999, unit: "once" } }],
  };
  const path = 'placePrices[_key=="h"].price.amount';
  const after = withChanges(service, { set: { [path]: 1, "new.field": 2 }, unset: ["title"] });
  expect(after).toMatchObject({ placePrices: [{ price: { amount: 1, unit: "once" } }] });
  expect(after).toMatchObject({ new: { field: 2 }, title: undefined });
  expect(service.placePrices[0]?.price.amount).toBe(2999);
});
