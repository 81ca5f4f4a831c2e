import { expect, it } from "vitest";
import { PRICED_TYPES, pricesOf } from "./price-fields.ts";
import { amountAt, quotedFigure } from "./quoted-price.ts";
import { QUOTABLE_TYPES } from "./types.ts";

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const aud = (amount: number) => ({ amount, unit: "once", from: false });

const service = {
  _type: "service",
  startingPrice: price(2499),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
  addOns: [{ _key: "a", _type: "addOn", title: "Stories", price: price(99) }],
};
// The items have no `_type`, as in lists of a single type.
const packages = {
  _type: "packageSet",
  packages: [
    { _key: "growth", title: "Growth Pack", price: price(3499) },
    { _key: "q", title: "By quote" },
  ],
};

it("derives the types that hold a price from the schema", () => {
  const types = ["packageSet", "role", "service"];
  expect([...PRICED_TYPES.keys()].toSorted()).toEqual(types);
  expect(PRICED_TYPES.get("service")?.fields).toEqual(
    expect.arrayContaining(["startingPrice", "placePrices", "addOns", "alsoQuoted", "group"]),
  );
  expect(PRICED_TYPES.get("service")?.fields).not.toContain("sections");
  expect([...QUOTABLE_TYPES].toSorted(), "A text may name the price of each").toEqual(types);
});

it("describes the place of every price of a service", () => {
  const alsoQuoted = [{ _key: "q", _type: "quotedPrice", price: price(1899), note: "A brochure" }];
  expect(pricesOf({ ...service, alsoQuoted })).toMatchObject([
    { path: "startingPrice", place: "Starting price", price: aud(2499) },
    { path: 'placePrices[_key=="h"].price', place: "Card on the home page", price: aud(2999) },
    { path: 'addOns[_key=="a"].price', place: "Add-on", name: "Stories", price: aud(99) },
    { path: 'alsoQuoted[_key=="q"].price', quotedIn: "alsoQuoted", note: "A brochure" },
  ]);
  // Of a figure that is quoted, and only if it is a text.
  const odd = { ...service, addOns: [{ ...service.addOns[0], note: "No" }] };
  const noted = pricesOf({ ...odd, alsoQuoted: [{ ...alsoQuoted[0], note: 5 }] });
  expect(noted.map(({ note }) => note)).toEqual([undefined, undefined, undefined, undefined]);
  expect(noted.map(({ quotedIn }) => quotedIn).filter(Boolean)).toEqual(["alsoQuoted"]);
});

it("names a package, and omits one without a price", () => {
  expect(pricesOf(packages)).toMatchObject([
    { path: 'packages[_key=="growth"].price', place: "Package", name: "Growth Pack" },
  ]);
});

it("omits incomplete prices and those the form hides", () => {
  expect(pricesOf({ _type: "service", startingPrice: { unit: "once" } })).toEqual([]);
  const role = { _type: "role", startingPrice: price(3599) };
  expect(pricesOf(role)).toHaveLength(1);
  expect(pricesOf({ ...role, service: { _ref: "react" } })).toEqual([]);
  for (const other of [{ _type: "article" }, { _type: "none" }, { ...role, startingPrice: null }]) {
    expect(pricesOf(other)).toEqual([]);
  }
});

it.each([service, packages])("every price path of a $_type leads to its amount", (document) => {
  const found = pricesOf(document);
  expect(found).not.toEqual([]);
  for (const { path, price } of found) expect(amountAt(document, path), path).toBe(price.amount);
});

it("a missing price has no amount", () => {
  expect(amountAt(packages, 'packages[_key=="gone"].price')).toBeUndefined();
  expect(amountAt(packages, 'packages[_key=="q"].price')).toBeUndefined();
  expect(amountAt(packages, "startingPrice")).toBeUndefined();
  expect(amountAt(service, "title")).toBeUndefined();
});

it("quotes one price as its figure and several as their sum", () => {
  const growth = { place: 'packages[_key=="growth"].price', prices: packages };
  expect(quotedFigure({ place: "startingPrice", prices: service })).toBe("$2,499");
  expect(quotedFigure({ place: "startingPrice", prices: service, times: 2, plus: [growth] })).toBe(
    "$8,497",
  );
});

it("a sum with a missing price has no figure", () => {
  expect(quotedFigure({ place: "startingPrice", prices: null })).toBe("price on request");
  const missing = { place: "startingPrice", prices: packages };
  expect(quotedFigure({ place: "startingPrice", prices: service, plus: [missing] })).toBe(
    "price on request",
  );
});

it("knows prices only at their whole paths", () => {
  const path = 'packages[_key=="growth"].price';
  for (const other of [
    `x${path}`,
    `${path}.amount`,
    'other[_key=="growth"].price',
    'packages[_key==""].price',
  ]) {
    expect(amountAt(packages, other), other).toBeUndefined();
  }
  expect(amountAt({}, path)).toBeUndefined();
  expect(amountAt({ packages: [null, { _key: "growth" }] }, path)).toBeUndefined();
  expect(amountAt({ packages: [{ _key: "growth", price: { amount: 0 } }] }, path)).toBe(0);
});

it("keeps “from”, and reads only what has the shape of a price, of an item of the list", () => {
  const from = { ...price(899), from: true };
  expect(pricesOf({ _type: "service", startingPrice: from })).toMatchObject([
    { price: { amount: 899, unit: "once", from: true } },
  ]);
  const malformed = [
    null,
    "text",
    { title: "Without a key", price: price(1) },
    { _key: 5, title: "With another key", price: price(2) },
    { _key: "u", title: "Without a unit", price: { _type: "price", amount: 3 } },
    { _key: "t", title: "Text", price: "99" },
    { _key: "n", title: 7, price: price(4) },
  ];
  expect(pricesOf({ ...service, addOns: malformed, placePrices: "none" })).toMatchObject([
    { path: "startingPrice" },
    { path: 'addOns[_key=="n"].price', price: aud(4) },
  ]);
  const [, unnamed] = pricesOf({ ...service, addOns: malformed, placePrices: [] });
  expect(unnamed?.name).toBeUndefined();
});

it("names a place by its title, and one that the form no longer offers by its value or kind", () => {
  const at = (place: string) => ({ _key: place, _type: "placePrice", place, price: price(1) });
  const places = pricesOf({
    _type: "service",
    placePrices: [at("home"), at("section"), at("gone")],
  });
  expect(new Set(places.map(({ place }) => place)).size).toBe(3);
  expect(places[0]?.place).toBe("Card on the home page");
});
