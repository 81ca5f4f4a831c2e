import { expect, it } from "vitest";
import { PRICE_FIELDS, PRICED_TYPES, pricesOf } from "./price-fields.ts";
import { amountAt, quotedFigure } from "./quoted-price.ts";
import { type Definition, definitions, typesByName } from "./testing/definitions.ts";
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

/** Whether a definition holds a price at any depth. */
function holdsPrice(definition: Definition): boolean {
  if (definition.type === "price") return true;
  const { fields, of } = { ...typesByName.get(definition.type), ...definition };
  return [...(fields ?? []), ...(of ?? [])].some(holdsPrice);
}

it("finds the prices of every field of the schema that holds one", () => {
  const priced = definitions.filter(
    ({ type, ...rest }) => type === "document" && holdsPrice({ type, ...rest }),
  );
  const names = priced.map(({ name }) => name).toSorted();
  expect([...PRICED_TYPES.keys()].toSorted()).toEqual(names);
  expect([...QUOTABLE_TYPES].toSorted(), "A text may name the price of each").toEqual(names);
  const fields = priced.flatMap((type) => (type.fields ?? []).filter(holdsPrice));
  for (const { name } of fields) expect(PRICE_FIELDS).toContain(name);
});

it("describes the place of every price, also of one that the form no longer offers", () => {
  const alsoQuoted = [{ _key: "q", _type: "quotedPrice", price: price(1899) }];
  const gone = { _key: "g", place: "gone", price: price(1) };
  const placePrices = [...service.placePrices, gone];
  expect(pricesOf({ ...service, placePrices, alsoQuoted })).toMatchObject([
    { path: "startingPrice", place: "Starting price", price: aud(2499) },
    { path: 'placePrices[_key=="h"].price', place: "Card on the home page", price: aud(2999) },
    { path: 'placePrices[_key=="g"].price', place: "Price in one place" },
    { path: 'addOns[_key=="a"].price', place: "Add-on", name: "Stories", price: aud(99) },
  ]);
  expect(pricesOf(packages)).toMatchObject([
    { path: 'packages[_key=="growth"].price', place: "Package", name: "Growth Pack" },
  ]);
});

it("omits incomplete prices and those the form hides, and keeps “from”", () => {
  expect(pricesOf({ _type: "service", startingPrice: { unit: "once" } })).toEqual([]);
  const role = { _type: "role", startingPrice: { ...price(3599), from: true } };
  expect(pricesOf(role)).toMatchObject([{ price: { ...aud(3599), from: true } }]);
  expect(pricesOf({ ...role, service: { _ref: "react" } })).toEqual([]);
  const malformed = [
    ...[null, "text", { title: "Without a key", price: price(1) }, { _key: 5, price: price(2) }],
    ...[
      { _key: "u", price: { amount: 3 } },
      { _key: "t", price: "99" },
    ],
    { _key: "n", title: 7, price: price(4) },
  ];
  const [first, second, ...others] = pricesOf({ ...service, addOns: malformed, placePrices: "no" });
  expect([first?.path, second?.path, second?.name]).toEqual([
    ...["startingPrice", 'addOns[_key=="n"].price', undefined],
  ]);
  expect(others).toEqual([]);
});

it.each([service, packages])("every price path of a $_type leads to its amount", (document) => {
  const found = pricesOf(document);
  expect(found).not.toEqual([]);
  for (const { path, price } of found) expect(amountAt(document, path), path).toBe(price.amount);
});

it.each([
  'packages[_key=="gone"].price',
  'packages[_key=="q"].price',
  ...["startingPrice", "title", 'packages[_key==""].price', 'other[_key=="growth"].price'],
  ...['xpackages[_key=="growth"].price', 'packages[_key=="growth"].price.amount'],
])("there is no amount at %s", (place) => {
  expect(amountAt({ packages: [null, ...packages.packages] }, place)).toBeUndefined();
});

it("quotes one price as its figure, several as their sum, and a missing one as on request", () => {
  const starting = { place: "startingPrice", prices: service };
  const growth = { place: 'packages[_key=="growth"].price', prices: packages };
  expect(quotedFigure(starting)).toBe("$2,499");
  expect(quotedFigure({ ...starting, times: 2, plus: [growth] })).toBe("$8,497");
  const missing = { place: "startingPrice", prices: packages };
  for (const price of [
    { ...starting, prices: null },
    { ...starting, plus: [missing] },
  ])
    expect(quotedFigure(price)).toBe("price on request");
});
