import { expect, it } from "vitest";
import { PRICED_TYPES, pricesOf } from "./price-fields.ts";

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const found = (amount: number) => ({ amount, unit: "once", from: false });

it("finds the types that hold a price from the schema", () => {
  const types = ["packageSet", "role", "sectionPage", "service", "serviceGroup"];
  expect([...PRICED_TYPES.keys()].toSorted()).toEqual(types);
  expect(PRICED_TYPES.get("service")?.fields).toEqual(
    expect.arrayContaining(["startingPrice", "placePrices", "addOns", "alsoQuoted", "group"]),
  );
  expect(PRICED_TYPES.get("service")?.fields).not.toContain("sections");
});

it("says of every price of a service where it stands", () => {
  const service = {
    _type: "service",
    startingPrice: price(2499),
    placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
    addOns: [{ _key: "a", _type: "addOn", title: "Stories", price: price(99) }],
    alsoQuoted: [{ _key: "q", _type: "quotedPrice", price: price(1899), note: "A brochure" }],
  };
  expect(pricesOf(service)).toMatchObject([
    { path: "startingPrice", place: "Starting price", price: found(2499) },
    { path: 'placePrices[_key=="h"].price', place: "Card on the home page", price: found(2999) },
    { path: 'addOns[_key=="a"].price', place: "Add-on", name: "Stories", price: found(99) },
    { path: 'alsoQuoted[_key=="q"].price', quotedIn: "alsoQuoted", note: "A brochure" },
  ]);
});

it("names a package, and takes an item without a type for what its list holds", () => {
  const packages = [{ _key: "g", title: "Growth Pack", price: price(3499) }];
  expect(pricesOf({ _type: "packageSet", packages })).toMatchObject([
    { path: 'packages[_key=="g"].price', place: "Package", name: "Growth Pack" },
  ]);
});

it("leaves out what is not priced, half written, or hidden by the form", () => {
  expect(pricesOf({ _type: "packageSet", packages: [{ _key: "g", title: "By quote" }] })).toEqual(
    [],
  );
  expect(pricesOf({ _type: "service", startingPrice: { unit: "once" } })).toEqual([]);
  const role = { _type: "role", startingPrice: price(3599) };
  expect(pricesOf(role)).toHaveLength(1);
  expect(pricesOf({ ...role, service: { _ref: "react" } })).toEqual([]);
  expect(pricesOf({ _type: "article" })).toEqual([]);
});
