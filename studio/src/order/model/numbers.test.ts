import { array, assert, integer, option, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { asOnSite, numbersFor, type Placed } from "./numbers.ts";

const placed = (numbers: readonly (number | null)[]): Placed[] =>
  numbers.map((order, at) => ({ id: String.fromCharCode(97 + at), order }));

/** A list by its numbers; the one at a position put elsewhere; the numbers that change. */
function moved(numbers: readonly (number | null)[], from: number, to: number) {
  const sequence = placed(numbers);
  sequence.splice(to, 0, ...sequence.splice(from, 1));
  return Object.fromEntries(numbersFor(sequence));
}

describe("one document moved", () => {
  it.each([
    ["between two with room", [10, 20, 30, 40], 3, 1, { d: 15 }],
    ["to the first place", [10, 20, 30], 2, 0, { c: 5 }],
    ["to the last place", [10, 20, 30], 0, 2, { a: 40 }],
    ["where there is no room: one gives way", [10, 11, 12, 30], 3, 1, { b: 40, c: 50 }],
    ["before those with one number", [5, 100, 100], 1, 0, { b: 2 }],
    ["among those with one number", [100, 100, 100], 2, 0, { c: 50 }],
    ["below those under 0", [-3, -2, -1], 2, 0, { c: -13 }],
  ])("%s", (_, numbers, from, to, changed) => {
    expect(moved(numbers, from, to)).toEqual(changed);
  });
});

test("a list as it is changes nothing, and one without a number is given one", () => {
  expect(numbersFor(placed([10, 20, 20, 35.5])).size).toBe(0);
  expect(Object.fromEntries(numbersFor(placed([10, null])))).toEqual({ b: 20 });
});

test("in a list with room, a move changes one number", () => {
  const place = integer({ min: 0, max: 8 });
  assert(
    property(place, place, (from, to) => {
      const changed = moved([10, 20, 30, 40, 50, 60, 70, 80, 90], from, to);
      expect(Object.keys(changed)).toHaveLength(from === to ? 0 : 1);
    }),
  );
});

test("whatever the numbers, the site shows the order wanted", () => {
  const some = array(record({ order: option(integer({ min: -20, max: 60 })) }), { maxLength: 12 })
    .map((all) => placed(all.map(({ order }) => order)))
    .chain((all) => shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));
  assert(
    property(some, (wanted) => {
      const numbers = numbersFor(wanted);
      const after = wanted.map(({ id, order }) => ({ id, order: numbers.get(id) ?? order }));
      expect(asOnSite(after)).toEqual(after);
    }),
  );
});
