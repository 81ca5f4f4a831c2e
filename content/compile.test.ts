import { expect, test } from "vitest";
import type { AuthoredRecord } from "./authored.ts";
import { compile } from "./compile.ts";

const compileAll = (...documents: AuthoredRecord[]) =>
  compile(
    documents.map((document) => ({ document, file: "x.ts" })),
    (svg) => `image-${svg}`,
  );

const group = { _id: "serviceGroup-web", title: "Web", slug: "web" };

test("compiles objects, slugs, references, pictures and text to the shapes of the schema", () => {
  const [service, , page] = compileAll(
    {
      _id: "service-shop",
      title: "Shop",
      slug: "shop",
      group: "serviceGroup-web",
      features: ["One", "Two"],
      startingPrice: { amount: 499, unit: "once" },
      placePrices: [{ place: "home", price: { amount: 599, unit: "once" } }],
      landing: { heroImage: { svg: "shop.svg", alt: "A shop." } },
    },
    group,
    {
      _id: "page-terms",
      sections: [{ _type: "prose", body: "See [the shop](/services/shop)." }],
    },
  );
  expect(service).toEqual({
    _id: "service-shop",
    _type: "service",
    title: "Shop",
    slug: { _type: "slug", current: "shop" },
    group: { _type: "reference", _ref: "serviceGroup-web" },
    features: ["One", "Two"],
    startingPrice: { _type: "price", amount: 499, unit: "once" },
    placePrices: [
      {
        _key: expect.stringMatching(/^[0-9a-f]{12}$/),
        _type: "placePrice",
        place: "home",
        price: { _type: "price", amount: 599, unit: "once" },
      },
    ],
    landing: {
      _type: "landing",
      heroImage: {
        _type: "picture",
        asset: { _type: "reference", _ref: "image-shop.svg" },
        alt: "A shop.",
      },
    },
  });
  const body = [{ _type: "block", markDefs: [{ reference: { _ref: "service-shop" } }] }];
  expect(page).toMatchObject({ sections: [{ _type: "prose", body }] });
});

test("a text may name a price of its own document, and two documents each other’s", () => {
  const price = { amount: 499, unit: "once" };
  const prose = (body: string) => [{ _type: "prose", body }];
  const documents = compileAll(
    { _id: "service-a", startingPrice: price, sections: prose("{service-a} or {service-b}.") },
    { _id: "service-b", startingPrice: price, sections: prose("{service-a} or {service-b}.") },
  );
  const named = JSON.stringify(documents).match(/"_ref":"service-[ab]"/g);
  expect(named).toHaveLength(4);
});

test("keywords are one text, separated by commas, or a list", () => {
  const [one, two] = compileAll(
    { _id: "service-x", seo: { keywords: "shops, online shops" } },
    { _id: "service-y", seo: { keywords: ["shops", "online shops"] } },
  );
  expect(one?.seo).toEqual(two?.seo);
  expect(one?.seo).toMatchObject({ keywords: ["shops", "online shops"] });
});

test("inline objects get a `_type` as array members but not as fields", () => {
  const [settings] = compileAll({
    _id: "siteSettings",
    claims: [{ figure: "500+", label: "projects" }],
    address: { street: "1 Example Street", location: { lat: -33.87, lng: 151.21 } },
  });
  expect(settings).toMatchObject({ claims: [{ _type: "claim", figure: "500+" }] });
  expect(settings?.address).toEqual({
    street: "1 Example Street",
    location: { _type: "geopoint", lat: -33.87, lng: 151.21 },
  });
});

test("array members of several types get keys derived from their types", () => {
  const [page] = compileAll({
    _id: "page-x",
    sections: [
      { _type: "hero" },
      { _type: "benefits", items: ["Fast"] },
      { _type: "benefits", heading: "More" },
    ],
  });
  expect(page?.sections).toEqual([
    { _key: "hero", _type: "hero" },
    { _key: "benefits", _type: "benefits", items: ["Fast"] },
    { _key: "benefits-2", _type: "benefits", heading: "More" },
  ]);
});

test("equal members of one array get different keys", () => {
  const fact = { figure: "1", label: "same" };
  const [settings] = compileAll({ _id: "siteSettings", claims: [fact, fact] });
  const keys = (settings?.claims as { _key: string }[] | undefined)?.map(({ _key }) => _key);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [{ _id: "gadget-x" }, /starts with no document type/],
  [{ _id: "service-x", colour: "red" }, /x\.ts: service-x: no field "colour"/],
  [
    { _id: "service-x", group: "serviceGroup-none" },
    /service-x\.group: refers to "serviceGroup-none"/,
  ],
  [{ _id: "service-x", group: "service-x" }, /may refer to serviceGroup/],
  [{ _id: "service-x", slug: 3 }, /service-x\.slug: expected a text/],
  [{ _id: "service-x", features: "One" }, /service-x\.features: expected an array/],
  [{ _id: "service-x", startingPrice: 499 }, /startingPrice: expected an object/],
  [{ _id: "project-x", image: { alt: "x" } }, /project-x\.image: write a picture as/],
  [
    { _id: "page-x", sections: [{ _type: "prose", body: "one\n\n# two" }] },
    /page-x\.sections\[0\]\.body, line:3: Use ##/,
  ],
  [{ _id: "page-x", sections: [{ _type: "tabs" }] }, /sections\[0\]: "tabs" has no place here/],
  [{ _id: "page-x", sections: ["prose"] }, /sections\[0\]: expected an object/],
])("rejects %j and names the place", (document, message) => {
  expect(() => compileAll(document)).toThrow(message);
});
