import { expect, it } from "vitest";
import { changesOf, conflictsOf, inverseOf, NOTHING, settle, write } from "./pending.ts";
import { idsOf, patchesOf } from "./publish.ts";
import { once, rowOf, sampleQuote, sampleService } from "./sample.ts";

it("writes the figure that changes and nothing else, at the revision seen", () => {
  const document = sampleService("s", 100);
  const pending = write(NOTHING, rowOf(document), once(120));
  expect(patchesOf(pending, [document])).toEqual([
    { id: "s", revision: "s-1", set: { "startingPrice.amount": 120 }, unset: [] },
  ]);
  const monthly = write(NOTHING, rowOf(document), { amount: 100, unit: "month", from: true });
  expect(patchesOf(monthly, [document])[0]?.set).toEqual({
    "startingPrice.unit": "month",
    "startingPrice.from": true,
  });
});

it("writes the draft’s price too, so that publishing it brings no old one back", () => {
  const documents = [sampleService("s", 100), sampleService("drafts.s", 100)];
  const pending = write(NOTHING, rowOf(...documents), once(120));
  expect(patchesOf(pending, documents).map(({ id }) => id)).toEqual(["s", "drafts.s"]);
});

it("writes the price of what is scheduled too, and gives each version its own back", () => {
  const documents = [
    sampleService("s", 100),
    sampleService("versions.monday.s", 100, { title: "A new title" }),
    sampleService("versions.sale.s", 80),
    { ...sampleService("versions.other.s", 100), startingPrice: undefined },
  ];
  const row = rowOf(...documents);
  const pending = write(NOTHING, row, once(120));
  expect(patchesOf(pending, documents).map(({ id }) => id)).toEqual([
    "s",
    "versions.monday.s",
    "versions.sale.s",
  ]);
  expect(changesOf(pending, [row])[0]?.replaces).toEqual([
    ["versions.monday.s", once(100)],
    ["versions.sale.s", once(80)],
  ]);
  const after = documents.slice(0, 3).map(({ _id }) => sampleService(_id, 120));
  const undone = patchesOf(inverseOf(pending, [row]), after);
  expect(undone.map(({ set }) => set["startingPrice.amount"])).toEqual([100, 100, 80]);
});

it("leaves a draft alone that has the price no more, and one that has the new one", () => {
  const published = sampleService("s", 100);
  const pending = write(NOTHING, rowOf(published), once(120));
  const bare = { ...published, _id: "drafts.s", startingPrice: undefined };
  expect(patchesOf(pending, [published, bare])).toHaveLength(1);
  expect(patchesOf(pending, [published, sampleService("drafts.s", 120)])).toHaveLength(1);
});

it("publishes no document that is a draft only", () => {
  const draft = sampleService("drafts.s", 100);
  const pending = write(NOTHING, rowOf(draft), once(120));
  expect(patchesOf(pending, [draft])).toMatchObject([{ id: "drafts.s" }]);
});

it("names each document once", () => {
  const row = rowOf(sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));
  expect(idsOf(settle(NOTHING, row, once(150)))).toEqual(["s"]);
});

it("is taken back by its inverse, quoted figures and the draft’s own price included", () => {
  const alsoQuoted = [sampleQuote(150)];
  const documents = [
    sampleService("s", 100, { alsoQuoted }),
    sampleService("drafts.s", 105, { alsoQuoted }),
  ];
  const row = rowOf(...documents);
  const pending = settle(NOTHING, row, once(150));
  const inverse = inverseOf(pending, [row]);
  const after = [sampleService("s", 150), sampleService("drafts.s", 150)];
  expect(conflictsOf(inverse, [rowOf(...after)])).toEqual([]);
  expect(patchesOf(inverse, after).map(({ id, set }) => ({ id, set }))).toEqual([
    { id: "s", set: { "startingPrice.amount": 100, alsoQuoted } },
    { id: "drafts.s", set: { "startingPrice.amount": 105, alsoQuoted } },
  ]);
  expect(conflictsOf(inverse, [rowOf(sampleService("s", 151))])).toHaveLength(1);
});
