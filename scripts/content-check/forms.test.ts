import { expect, test } from "vitest";
import { memoryClient } from "../../studio/src/lake/memory-client.ts";
import { validate } from "./validate.ts";

/** What the form of a service says of some of its fields, besides what it says of the others. */
async function complaints(fields: object, path: string): Promise<string[]> {
  const document = { _id: "drafts.x", _type: "service", title: "New", ...fields };
  const found = await validate(document, { client: memoryClient([]), exists: () => true });
  return found.flatMap((one) => (one.path.startsWith(path) ? [`${one.path}: ${one.message}`] : []));
}

test("a rating has both its figure and its reviews, or neither", async () => {
  expect(await complaints({}, "r")).toEqual([]);
  expect(await complaints({ rating: 4.8, reviewCount: 94 }, "r")).toEqual([]);
  expect(await complaints({ rating: 4.8 }, "r")).toEqual([
    "reviewCount: Say how many reviews the rating comes from.",
  ]);
  expect(await complaints({ reviewCount: 94 }, "r")).toEqual([
    "rating: Say what the reviews come to, or remove their number.",
  ]);
});

test("a rich page has an address of its own: it never takes that of the page with the price", async () => {
  expect(await complaints({}, "landing")).toEqual([]);
  expect(await complaints({ landing: { title: "Bots" } }, "landing.slug")).toEqual([
    "landing.slug: Give the rich page an address of its own: without one, no visitor finds it.",
  ]);
});

test("an empty price gives one message, and so does one that is no price", async () => {
  const said = (amount?: number) =>
    complaints({ startingPrice: { unit: "once", amount } }, "startingPrice");
  expect(await said()).toEqual(["startingPrice.amount: Write the price."]);
  expect(await said(1299)).toEqual([]);
  for (const amount of [12.5, 0, -3]) {
    expect(await said(amount)).toEqual(["startingPrice.amount: Write whole dollars, above zero."]);
  }
});
