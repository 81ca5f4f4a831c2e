import { expect, it } from "vitest";
import { once, rowOf, sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import {
  changesOf,
  leftOf,
  NOTHING,
  type Pending,
  prune,
  revert,
  settle,
  write,
  writtenPrice,
} from "./pending.ts";
import { patchesOf } from "./publish.ts";
import type { Row } from "./rows.ts";

const before = rowOf(sampleService("s", 100));
const mine = write(NOTHING, before, once(120));

it("keeps an edit until it is reverted", () => {
  expect(writtenPrice(before, mine)).toEqual(once(120));
  const other = rowOf(sampleService("t", 1));
  expect(changesOf(mine, [other, before])).toMatchObject([{ base: once(100), to: once(120) }]);
  expect(revert(write(mine, other, once(2)), other)).toEqual(mine);
  expect(write(mine, before, once(100))).toEqual(NOTHING);
  expect(revert(mine, before)).toEqual(NOTHING);
  expect(settle(mine, before, once(100))).toBe(mine);
});

it("drops an edit once it is published or its price no longer exists", () => {
  expect(prune(mine, [rowOf(sampleService("s", 120))])).toEqual(NOTHING);
  expect(prune(mine, [])).toEqual(NOTHING);
  expect(prune(mine, [before])).toBe(mine);
});

const release = { name: "sale", title: "Sale", at: "2090-06-01T23:00:00Z" };
const reasons = (pending: Pending, row: Row, isLocked = false) =>
  leftOf(pending, [row], new Map([["sale", { ...release, isLocked }]])).map(({ why }) => why);

it("leaves an edit whose price or draft someone else changed, until the editor undoes it", () => {
  const changed = [expect.stringMatching(/^A colleague changed it/)];
  const changedRow = rowOf(sampleService("s", 110));
  expect(reasons(mine, before)).toEqual([]);
  expect(reasons(mine, changedRow)).toEqual(changed);
  expect(leftOf(mine, [], new Map())).toMatchObject([{ title: "s#startingPrice" }]);
  // Editing the price again does not hide the change.
  for (const amount of [110, 130])
    expect(reasons(write(mine, changedRow, once(amount)), changedRow)).toEqual(changed);
  expect(reasons(write(revert(mine, changedRow), changedRow, once(130)), changedRow)).toEqual([]);
  const draft = (amount: number) => sampleService("drafts.s", amount);
  const drafted = rowOf(sampleService("s", 100), draft(105));
  expect(reasons(mine, drafted)).toEqual(changed);
  expect(changesOf(write(NOTHING, drafted, once(100)), [drafted])).toHaveLength(1);
  // A draft that changes other fields is not a conflict.
  const sameDraft = rowOf(sampleService("s", 100), draft(100));
  const withDraft = write(NOTHING, sameDraft, once(120));
  expect(reasons(withDraft, sameDraft)).toEqual([]);
  expect(reasons(withDraft, rowOf(sampleService("s", 110), draft(100)))).toEqual(changed);
});

it("leaves an edit whose old price a schedule would bring back, but not one with its own price", () => {
  const inSale = (amount: number, published = sampleService("s", 100)) =>
    rowOf(published, sampleService("versions.sale.s", amount));
  const scheduled = [expect.stringMatching(/scheduled for Friday 2 June 2090 at 9:00 am/)];
  expect(reasons(mine, inSale(100), true)).toEqual(scheduled);
  expect(reasons(mine, inSale(100))).toEqual([]);
  expect(reasons(mine, inSale(80), true)).toEqual([]);
  const settled = inSale(80, sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));
  expect(reasons(settle(NOTHING, settled, once(100)), settled, true)).toEqual(scheduled);
});

const quoted = rowOf(sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));

it("settles a quoted figure by keeping the price or by taking the figure", () => {
  const atPrice = settle(NOTHING, quoted, once(100));
  expect(changesOf(atPrice, [quoted])).toMatchObject([{ to: once(100), settles: {} }]);
  const atFigure = settle(NOTHING, quoted, once(150));
  expect(changesOf(atFigure, [quoted])).toMatchObject([{ to: once(150), settles: {} }]);
  expect(write(atFigure, quoted, once(100))).toEqual(atPrice);
  expect(prune(atPrice, [quoted])).toBe(atPrice);
});

it("leaves an edit when another figure was quoted since, and drops the edit when none is left", () => {
  const pending = settle(NOTHING, quoted, once(100));
  const alsoQuoted = [sampleQuote(150), sampleQuote(160)];
  const current = rowOf(sampleService("s", 100, { alsoQuoted }));
  expect(reasons(pending, current)).toHaveLength(1);
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

it("keeps a price that a release plans, and updates other versions in releases", () => {
  const documents = [
    sampleService("s", 100),
    sampleService("versions.monday.s", 100, { title: "A new title" }),
    sampleService("versions.sale.s", 80),
    { ...sampleService("versions.other.s", 100), startingPrice: undefined },
  ];
  const pending = write(NOTHING, rowOf(...documents), once(120));
  expect(patchesOf(pending, documents).map(({ id }) => id)).toEqual(["s", "versions.monday.s"]);
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
