import { describe, expect, test } from "vitest";
import {
  canUndo,
  isContested,
  isPending,
  isSame,
  moved,
  onto,
  published,
  shown,
  undone,
} from "./arrangement.ts";

const live = ["a", "b", "c", "d"];

test("what others add or remove is no move, and finds its place among mine", () => {
  expect(isSame(live, ["a", "x", "b", "d"])).toBe(true);
  expect(isSame(live, ["b", "a", "c", "d"])).toBe(false);
  expect(onto(["d", "a", "b", "c"], ["new", "a", "after a", "b", "d"])).toEqual([
    "new",
    "d",
    "a",
    "after a",
    "b",
  ]);
});

describe("moves", () => {
  const once = moved(null, live, 3, 0);
  const twice = moved(once, live, 1, 3);

  test("are shown and wait; each is taken back by itself", () => {
    expect(shown(twice, live)).toEqual(["d", "b", "c", "a"]);
    expect(isPending(twice)).toBe(true);
    expect(undone(twice)).toEqual(once);
    expect(isPending(undone(undone(twice)))).toBe(false);
    expect(shown(undone(once), live)).toEqual(live);
  });

  test("are contested once others moved something, and not by what they add", () => {
    expect(isContested(once, ["a", "b", "x", "c", "d"])).toBe(false);
    expect(isContested(once, ["b", "a", "c", "d"])).toBe(true);
  });

  test("may be taken back when they are published, unless others were at it since", () => {
    const done = published(once);
    const now = ["d", "a", "b", "c"];
    expect(isPending(done)).toBe(false);
    expect(canUndo(done, now)).toBe(true);
    const back = undone(done);
    expect(shown(back, now)).toEqual(live);
    expect(isPending(back)).toBe(true);
    const theirs = ["a", "d", "b", "c"];
    expect(canUndo(done, theirs)).toBe(false);
    expect(shown(done, theirs)).toEqual(theirs);
    expect(moved(done, theirs, 0, 1).past).toEqual([theirs]);
    expect(moved(done, now, 0, 1).past).toEqual([live, now]);
  });
});
