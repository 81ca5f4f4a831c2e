import { expect, it } from "vitest";
import { changedViews, withChanges } from "./changes.ts";

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });

const service = {
  _id: "s",
  _type: "service",
  title: "Chatbot",
  startingPrice: price(1299),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
};

const changing = (set: Record<string, unknown>, document = service) =>
  changedViews(document, withChanges(document, { set, unset: [] }));

it("finds a price for the home page in the card there, and in texts that name it", async () => {
  expect(await changing({ 'placePrices[_key=="h"].price.amount': 3999 })).toEqual([
    "offer-home",
    "place-prices",
  ]);
});

it("finds the starting price everywhere but where a place has its own", async () => {
  const views = await changing({ "startingPrice.amount": 1399 });
  expect(views).toEqual(expect.arrayContaining(["page", "card-catalogue", "rate-line"]));
  expect(views).not.toContain("offer-home");
});

it("finds what is only quoted nowhere", async () => {
  expect(await changing({ alsoQuoted: [{ _key: "q", price: price(1) }] })).toEqual([]);
});

it("makes a document as it would be, and leaves the other alone", () => {
  const path = 'placePrices[_key=="h"].price.amount';
  const after = withChanges(service, { set: { [path]: 1, "new.field": 2 }, unset: ["title"] });
  expect(after).toMatchObject({ placePrices: [{ price: { amount: 1, unit: "once" } }] });
  expect(after).toMatchObject({ new: { field: 2 }, title: undefined });
  expect(service.placePrices[0]?.price.amount).toBe(2999);
});
