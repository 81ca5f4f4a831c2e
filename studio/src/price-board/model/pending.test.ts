import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import {
  changesOf,
  conflictsOf,
  inverseOf,
  keepMine,
  NOTHING,
  prune,
  replacePlan,
  revert,
  settle,
  write,
  writtenPrice,
} from "./pending.ts";
import { patchesOf } from "./publish.ts";

const before = rowOf(sampleService("s", 100));
const mine = write(NOTHING, before, once(120));

it("keeps an edit until it is reverted", () => {
  expect(writtenPrice(before, mine)).toEqual(once(120));
  expect(changesOf(mine, [before])).toMatchObject([{ before: once(100), after: once(120) }]);
  expect(write(mine, before, once(100))).toEqual(NOTHING);
  expect(revert(mine, before)).toEqual(NOTHING);
});

it("drops an edit once it is published or its price no longer exists", () => {
  expect(prune(mine, [rowOf(sampleService("s", 120))])).toEqual(NOTHING);
  expect(prune(mine, [])).toEqual(NOTHING);
  expect(prune(mine, [before])).toBe(mine);
});

const changedRow = rowOf(sampleService("s", 110));

it("reports a conflict when someone else changed the price, until the editor resolves it", () => {
  expect(conflictsOf(mine, [before])).toEqual([]);
  expect(conflictsOf(mine, [changedRow])).toEqual([
    { row: changedRow, was: once(100), mine: once(120), theirs: once(110) },
  ]);
  // Editing the price again does not resolve the conflict.
  expect(conflictsOf(write(mine, changedRow, once(130)), [changedRow])).toHaveLength(1);
  expect(conflictsOf(revert(mine, changedRow), [changedRow])).toEqual([]);
  const resolved = keepMine(mine, changedRow);
  expect(conflictsOf(resolved, [changedRow])).toEqual([]);
  expect(writtenPrice(changedRow, resolved)).toEqual(once(120));
});

it("detects a conflict in the draft as well", () => {
  const changedDraft = rowOf(sampleService("s", 100), sampleService("drafts.s", 105));
  expect(conflictsOf(mine, [changedDraft])).toMatchObject([{ theirs: once(105) }]);
  // A draft that changes other fields is not a conflict.
  const sameDraft = rowOf(sampleService("s", 100), sampleService("drafts.s", 100));
  expect(conflictsOf(mine, [sameDraft])).toEqual([]);
});

const quoted = rowOf(sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));

it("settles a quoted figure by keeping the price or by taking the figure", () => {
  const atPrice = settle(NOTHING, quoted, once(100));
  expect(changesOf(atPrice, [quoted])).toMatchObject([{ after: once(100), settles: true }]);
  const atFigure = settle(NOTHING, quoted, once(150));
  expect(changesOf(atFigure, [quoted])).toMatchObject([{ after: once(150), settles: true }]);
  expect(revert(atFigure, quoted)).toEqual(NOTHING);
});

it("reports a conflict when another figure was quoted since, and drops the edit when none is left", () => {
  const pending = settle(NOTHING, quoted, once(100));
  const alsoQuoted = [sampleQuote(150), sampleQuote(160)];
  const current = rowOf(sampleService("s", 100, { alsoQuoted }));
  expect(conflictsOf(pending, [current])).toHaveLength(1);
  expect(conflictsOf(keepMine(pending, current), [current])).toEqual([]);
  expect(prune(pending, [before])).toEqual(NOTHING);
});

it("patches only the fields that change, at the revision that was read", () => {
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

it("keeps a price that a release plans unless told to replace it, and updates other scheduled versions", () => {
  const documents = [
    sampleService("s", 100),
    sampleService("versions.monday.s", 100, { title: "A new title" }),
    sampleService("versions.sale.s", 80),
    { ...sampleService("versions.other.s", 100), startingPrice: undefined },
  ];
  const row = rowOf(...documents);
  const kept = write(NOTHING, row, once(120));
  expect(patchesOf(kept, documents).map(({ id }) => id)).toEqual(["s", "versions.monday.s"]);
  expect(changesOf(kept, [row])[0]?.keeps).toEqual([["versions.sale.s", once(80)]]);
  // Planned after the edit was made.
  const later = sampleService("versions.later.s", 90);
  expect(patchesOf(kept, [later])).toEqual([]);
  const pending = replacePlan(kept, row, "versions.sale.s", true);
  expect(replacePlan(pending, row, "versions.sale.s", false)).toEqual(kept);
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
  const undoPatches = patchesOf(inverseOf(pending, [row]), after);
  expect(undoPatches.map(({ set }) => set["startingPrice.amount"])).toEqual([100, 100, 80]);
});

it("leaves a draft alone that has no price or already has the new one", () => {
  const published = sampleService("s", 100);
  const pending = write(NOTHING, rowOf(published), once(120));
  const bare = { ...published, _id: "drafts.s", startingPrice: undefined };
  expect(patchesOf(pending, [published, bare])).toHaveLength(1);
  expect(patchesOf(pending, [published, sampleService("drafts.s", 120)])).toHaveLength(1);
});

it("changes only the draft of a document that was never published", () => {
  const draft = sampleService("drafts.s", 100);
  const pending = write(NOTHING, rowOf(draft), once(120));
  expect(patchesOf(pending, [draft])).toMatchObject([{ id: "drafts.s" }]);
});

it("is undone by its inverse, including quoted figures and the draft’s own price", () => {
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
