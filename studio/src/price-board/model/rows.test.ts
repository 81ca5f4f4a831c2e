import type { SanityClient } from "@sanity/client";
import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { allRows, readBoard, releasePrices, shownPrice, whereOf } from "./rows.ts";

it("lists services, then roles, each group in the order of the site", () => {
  const belongsTo = (_type: string, title: string, sequence: string[] = []) => ({
    belongsTo: { _type, title, sequence },
  });
  const chatbots = belongsTo("serviceGroup", "Chatbots", ["sooner", "later"]);
  const rows = allRows([
    { ...sampleService("role", 1, belongsTo("hireCategory", "AI engineers")), _type: "role" },
    sampleService("b", 1, { title: "" }),
    sampleService("0", 1, { title: "Visuals" }),
    sampleService("versions.r.new", 1),
    sampleService("a", 1, { title: "" }),
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
    "AI engineers: role",
    "Services: a",
    "Services: b",
    "Services: 0",
  ]);
  expect(rows.at(-2)?.title).toBe("Untitled");
});

it("shows the published price, not the draft’s", () =>
  expect(shownPrice(rowOf(sampleService("s", 100), sampleService("drafts.s", 105)))).toEqual(
    once(100),
  ));

it("lists the release prices that differ from the price shown", () => {
  const versions = [sampleService("drafts.s", 300), sampleService("versions.r1.s", 200)];
  versions.push(sampleService("versions.r2.s", 100));
  for (const [release, change] of [
    ["r3", { unit: "month" }],
    ["r4", { from: true }],
  ] as const)
    versions.push(
      sampleService(`versions.${release}.s`, 0, { startingPrice: { ...once(100), ...change } }),
    );
  const row = rowOf(sampleService("s", 100), ...versions);
  expect(releasePrices(row).map(([release]) => release)).toEqual(["r1", "r3", "r4"]);
});

it("attaches quoted figures to the first price and creates no rows for them", () => {
  const addOns = [{ _key: "a", _type: "addOn", title: "More", price: { amount: 9, unit: "once" } }];
  const alsoQuoted = [sampleQuote(150), { ...sampleQuote(160), note: null }, { price: null }];
  const document = sampleService("s", 100, { addOns, alsoQuoted });
  expect(rowOf(sampleService("s", 100)).quoted).toBeUndefined();
  // A price that only a release has is not on the board.
  const other = { ...addOns[0], _key: "b" };
  const release = sampleService("versions.r.s", 100, { addOns: [...addOns, other] });
  const rows = allRows([document, release]);
  expect(rows.map(({ path, quoted }) => [path, quoted?.figures])).toEqual([
    ["startingPrice", [{ price: once(150), note: "A brochure" }, { price: once(160) }]],
    ['addOns[_key=="a"].price', undefined],
  ]);
});

it("reads the prices and the releases, and names a price without the form's examples", async () => {
  const fetch = async (query: string, { types } = { types: ["none"] }) =>
    query.includes("system.release")
      ? [{ name: "r1" }]
      : types.includes("service") && [sampleService("s", 1)];
  const { rows, releases } = await readBoard({ fetch } as unknown as SanityClient);
  expect([rows.map(({ id }) => id), [...releases]]).toEqual([["s"], [["r1", { name: "r1" }]]]);
  expect(whereOf({ place: "Package (e.g. Growth)", name: "Starter" })).toBe("Package: Starter");
  expect(whereOf({ place: "Card (on its page)" })).toBe("Card");
  expect(() => shownPrice({ id: "s", prices: {} })).toThrow("No version of s");
});
