import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { allRows, releasePrices, shownPrice } from "./rows.ts";

it("lists services, then roles, each group in the order of the site", () => {
  const belongsTo = (_type: string, title: string, sequence: string[] = []) => ({
    belongsTo: { _type, title, sequence },
  });
  const chatbots = belongsTo("serviceGroup", "Chatbots", ["sooner", "later"]);
  const rows = allRows([
    { ...sampleService("role", 1, belongsTo("hireCategory", "Front end")), _type: "role" },
    sampleService("another", 1, chatbots),
    sampleService("later", 1, chatbots),
    sampleService("sooner", 1, chatbots),
    sampleService("first", 1, belongsTo("serviceGroup", "Apps")),
  ]);
  expect(rows.map(({ id, group }) => `${group}: ${id}`)).toEqual([
    "Apps: first",
    "Chatbots: sooner",
    "Chatbots: later",
    "Chatbots: another",
    "Front end: role",
  ]);
});

it("shows the published price, not the draft’s", () =>
  expect(shownPrice(rowOf(sampleService("s", 100), sampleService("drafts.s", 105)))).toEqual(
    once(100),
  ));

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
