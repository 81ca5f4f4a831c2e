import { array, assert, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { asOnSite, numbersFor, type Placed } from "./order.ts";

const placed = (numbers: readonly (number | null)[]): Placed[] =>
  numbers.map((order, at) => ({ id: String.fromCharCode(97 + at), order }));

/** A list with the one at a position put elsewhere. */
const moved = (list: readonly Placed[], from: number, to: number) => {
  const sequence = [...list];
  sequence.splice(to, 0, ...sequence.splice(from, 1));
  return sequence;
};

describe("one document moved", () => {
  it.each([
    ["between two with room", [10, 20, 30, 40], 3, 1, { d: 15 }],
    ["to the first place", [10, 20, 30], 2, 0, { c: 5 }],
    ["to the last place", [10, 20, 30], 0, 2, { a: 40 }],
    ["where there is no room", [10, 11, 12, 30], 3, 1, { d: 20, b: 30, c: 40 }],
    ["among those with one number", [100, 100, 100], 2, 0, { c: 50 }],
    ["beside one without a number", [10, null, 30], 2, 1, { c: 20, b: 30 }],
  ])("%s", (_, numbers, from, to, changed) => {
    const sequence = moved(placed(numbers), from, to);
    expect(Object.fromEntries(numbersFor(sequence, to))).toEqual(changed);
  });
});

test("whatever the numbers, the site shows the order wanted", () => {
  const lists = array(record({ order: option(integer({ min: -20, max: 60 })) }), {
    minLength: 2,
    maxLength: 12,
  });
  assert(
    property(lists, nat(), nat(), (all, one, other) => {
      const list = asOnSite(placed(all.map(({ order }) => order)));
      const [from, to] = [one % list.length, other % list.length];
      if (from === to) return;
      const wanted = moved(list, from, to);
      const numbers = numbersFor(wanted, to);
      const after = wanted.map(({ id, order }) => ({ id, order: numbers.get(id) ?? order }));
      expect(asOnSite(after)).toEqual(after);
    }),
  );
});
