import { describe, expect, it } from "vitest";
import {
  changesOf,
  conflictsOf,
  keepMine,
  NOTHING,
  prune,
  revert,
  settle,
  write,
  writtenPrice,
} from "./pending.ts";
import { once, rowOf, sampleQuote, sampleService } from "./sample.ts";

const before = rowOf(sampleService("s", 100));
const mine = write(NOTHING, before, once(120));

it("remembers what an editor wrote until it is taken back", () => {
  expect(writtenPrice(before, mine)).toEqual(once(120));
  expect(changesOf(mine, [before])).toMatchObject([{ before: once(100), after: once(120) }]);
  expect(write(mine, before, once(100))).toEqual(NOTHING);
  expect(revert(mine, before)).toEqual(NOTHING);
});

it("forgets what has come true, or whose price is gone", () => {
  expect(prune(mine, [rowOf(sampleService("s", 120))])).toEqual(NOTHING);
  expect(prune(mine, [])).toEqual(NOTHING);
  expect(prune(mine, [before])).toBe(mine);
});

describe("a price that someone else changed meanwhile", () => {
  const now = rowOf(sampleService("s", 110));

  it("is a conflict that shows both", () => {
    expect(conflictsOf(mine, [before])).toEqual([]);
    expect(conflictsOf(mine, [now])).toEqual([
      { row: now, was: once(100), mine: once(120), theirs: once(110) },
    ]);
    // Writing again is no answer.
    expect(conflictsOf(write(mine, now, once(130)), [now])).toHaveLength(1);
  });

  it("is settled by taking theirs or keeping mine", () => {
    expect(conflictsOf(revert(mine, now), [now])).toEqual([]);
    const kept = keepMine(mine, now);
    expect(conflictsOf(kept, [now])).toEqual([]);
    expect(writtenPrice(now, kept)).toEqual(once(120));
  });

  it("is seen in the draft as well", () => {
    const drafted = rowOf(sampleService("s", 100), sampleService("drafts.s", 105));
    expect(conflictsOf(mine, [drafted])).toMatchObject([{ theirs: once(105) }]);
    // A draft of something else in the document is none.
    const other = rowOf(sampleService("s", 100), sampleService("drafts.s", 100));
    expect(conflictsOf(mine, [other])).toEqual([]);
  });
});

it("says which draft’s price a change replaces", () => {
  const row = rowOf(sampleService("s", 100), sampleService("drafts.s", 105));
  expect(changesOf(write(NOTHING, row, once(120)), [row])).toMatchObject([
    { before: once(100), after: once(120), replaces: [["drafts.s", once(105)]] },
  ]);
});

describe("a quoted figure", () => {
  const quoted = rowOf(sampleService("s", 100, { alsoQuoted: [sampleQuote(150)] }));

  it("is settled by keeping the price, or by taking the figure", () => {
    const kept = settle(NOTHING, quoted, once(100));
    expect(changesOf(kept, [quoted])).toMatchObject([{ after: once(100), settles: true }]);
    const taken = settle(NOTHING, quoted, once(150));
    expect(changesOf(taken, [quoted])).toMatchObject([{ after: once(150), settles: true }]);
    expect(revert(taken, quoted)).toEqual(NOTHING);
  });

  it("conflicts where another was noted meanwhile, and is forgotten once gone", () => {
    const kept = settle(NOTHING, quoted, once(100));
    const noted = [sampleQuote(150), sampleQuote(160)];
    const more = rowOf(sampleService("s", 100, { alsoQuoted: noted }));
    expect(conflictsOf(kept, [more])).toHaveLength(1);
    expect(conflictsOf(keepMine(kept, more), [more])).toEqual([]);
    expect(prune(kept, [before])).toEqual(NOTHING);
  });
});
