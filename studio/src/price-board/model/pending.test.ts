import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import {
  changesOf,
  conflictsOf,
  inverseOf,
  keepMine,
  NOTHING,
  prune,
  revert,
  settle,
  write,
  writtenPrice,
} from "./pending.ts";
import { patchesOf } from "./publish.ts";

const before = rowOf(sampleService("s", 100));
const mine = write(NOTHING, before, once(120));

it("keeps what an editor wrote until it is reverted", () => {
  expect(writtenPrice(before, mine)).toEqual(once(120));
  expect(changesOf(mine, [before])).toMatchObject([{ before: once(100), after: once(120) }]);
  expect(write(mine, before, once(100))).toEqual(NOTHING);
  expect(revert(mine, before)).toEqual(NOTHING);
});

it("forgets a change once it is published, or its price is gone", () => {
  expect(prune(mine, [rowOf(sampleService("s", 120))])).toEqual(NOTHING);
  expect(prune(mine, [])).toEqual(NOTHING);
  expect(prune(mine, [before])).toBe(mine);
});

const now = rowOf(sampleService("s", 110));

it("a price that someone else has changed is a conflict until the editor takes theirs or keeps mine", () => {
  expect(conflictsOf(mine, [before])).toEqual([]);
  expect(conflictsOf(mine, [now])).toEqual([
    { row: now, was: once(100), mine: once(120), theirs: once(110) },
  ]);
  // Writing again is no answer.
  expect(conflictsOf(write(mine, now, once(130)), [now])).toHaveLength(1);
  expect(conflictsOf(revert(mine, now), [now])).toEqual([]);
  const kept = keepMine(mine, now);
  expect(conflictsOf(kept, [now])).toEqual([]);
  expect(writtenPrice(now, kept)).toEqual(once(120));
});

it("a conflict is seen in the draft as well", () => {
  const drafted = rowOf(sampleService("s", 100), sampleService("drafts.s", 105));
  expect(conflictsOf(mine, [drafted])).toMatchObject([{ theirs: once(105) }]);
  // A draft of something else in the document is none.
  const other = rowOf(sampleService("s", 100), sampleService("drafts.s", 100));
  expect(conflictsOf(mine, [other])).toEqual([]);
});

const quoted = rowOf(sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));

it("a quoted figure is settled by keeping the price, or by taking the figure", () => {
  const kept = settle(NOTHING, quoted, once(100));
  expect(changesOf(kept, [quoted])).toMatchObject([{ after: once(100), settles: true }]);
  const taken = settle(NOTHING, quoted, once(150));
  expect(changesOf(taken, [quoted])).toMatchObject([{ after: once(150), settles: true }]);
  expect(revert(taken, quoted)).toEqual(NOTHING);
});

it("a quoted figure conflicts where another has been noted since, and is forgotten once gone", () => {
  const kept = settle(NOTHING, quoted, once(100));
  const noted = [sampleQuote(150), sampleQuote(160)];
  const more = rowOf(sampleService("s", 100, { alsoQuoted: noted }));
  expect(conflictsOf(kept, [more])).toHaveLength(1);
  expect(conflictsOf(keepMine(kept, more), [more])).toEqual([]);
  expect(prune(kept, [before])).toEqual(NOTHING);
});

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
