import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { allRows, releasePrices } from "./rows.ts";

it("orders groups as the site does: services, roles, the rest", () => {
  const belongsTo = (_type: string, title: string, order: number) => ({
    belongsTo: { _type, title, order },
  });
  const rows = allRows([
    { ...sampleService("set", 1), _type: "sectionPage" },
    { ...sampleService("role", 1, belongsTo("hireCategory", "Front end", 1)), _type: "role" },
    sampleService("later", 1, { ...belongsTo("serviceGroup", "Chatbots", 10), order: 2 }),
    sampleService("sooner", 1, { ...belongsTo("serviceGroup", "Chatbots", 10), order: 1 }),
    sampleService("first", 1, belongsTo("serviceGroup", "Apps", 2)),
  ]);
  expect(rows.map(({ id, group }) => `${group}: ${id}`)).toEqual([
    "Apps: first",
    "Chatbots: sooner",
    "Chatbots: later",
    "Front end: role",
    "Section pages: set",
  ]);
});

it("lists the release prices that differ from the price shown", () => {
  const versions = [sampleService("versions.r1.s", 200), sampleService("versions.r2.s", 100)];
  const row = rowOf(sampleService("s", 100), ...versions);
  expect(releasePrices(row)).toEqual([["r1", once(200)]]);
});

it("attaches quoted figures to the first price and creates no rows for them", () => {
  const addOns = [{ _key: "a", _type: "addOn", title: "More", price: { amount: 9, unit: "once" } }];
  const document = sampleService("s", 100, { addOns, alsoQuoted: [sampleQuote(150)] });
  const rows = allRows([document]);
  expect(rows.map(({ path, quoted }) => [path, quoted?.figures])).toEqual([
    ["startingPrice", [{ price: once(150), note: "A brochure" }]],
    ['addOns[_key=="a"].price', undefined],
  ]);
});
