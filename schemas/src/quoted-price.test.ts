import { expect, test } from "vitest";
import { QUOTABLE_TYPES } from "./objects/inline-price.ts";
import { PRICED_TYPES, pricesOf } from "./price-fields.ts";
import { amountAt, NO_PRICE, quotedFigure } from "./quoted-price.ts";

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });

const service = {
  _type: "service",
  startingPrice: price(2999),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(3999) }],
  addOns: [{ _key: "a", _type: "addOn", title: "Stories", price: price(99) }],
};
const packages = {
  _type: "packageSet",
  packages: [
    { _key: "web", _type: "package", title: "Web", price: price(1499) },
    { _key: "quote", _type: "package", title: "By quote" },
  ],
};

test("a text may name the price of every type that holds one", () => {
  expect([...QUOTABLE_TYPES].toSorted()).toEqual([...PRICED_TYPES.keys()].toSorted());
});

test.each([service, packages])("every price of a $_type is found where it stands", (document) => {
  const found = pricesOf(document);
  expect(found).not.toEqual([]);
  for (const { path, price } of found) expect(amountAt(document, path), path).toBe(price.amount);
});

test("a missing price has no amount", () => {
  expect(amountAt(packages, 'packages[_key=="gone"].price')).toBeUndefined();
  expect(amountAt(packages, 'packages[_key=="quote"].price')).toBeUndefined();
  expect(amountAt(packages, "startingPrice")).toBeUndefined();
  expect(amountAt(service, "title")).toBeUndefined();
});

test("a price reads as its figure, several as their sum", () => {
  const web = { place: 'packages[_key=="web"].price', prices: packages };
  expect(quotedFigure({ place: "startingPrice", prices: service })).toBe("$2,999");
  expect(quotedFigure({ place: "startingPrice", prices: service, times: 2, plus: [web] })).toBe(
    "$7,497",
  );
});

test("a sum with a missing price has no figure", () => {
  expect(quotedFigure({ place: "startingPrice", prices: null })).toBe(NO_PRICE);
  const gone = { place: "startingPrice", prices: packages };
  expect(quotedFigure({ place: "startingPrice", prices: service, plus: [gone] })).toBe(NO_PRICE);
});
