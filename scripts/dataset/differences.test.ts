import { expect, test } from "vitest";
import { differences } from "./differences.ts";

const [one, two] = [{ _key: "one" }, { _key: "two", text: "x" }];

test.each([
  ["equal values, fields in another order", { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  [
    "changed and absent fields",
    { a: { b: 1 }, c: [1, 2] },
    { a: { b: 2 }, c: [1], d: true },
    [
      { path: "a.b", before: 1, after: 2 },
      { path: "c", before: [1, 2], after: [1] },
      { path: "d", before: undefined, after: true },
    ],
  ],
  [
    "an insertion before a keyed member that changed",
    { list: [two] },
    { list: [one, { ...two, text: "y" }] },
    [
      { path: "list[two].text", before: "x", after: "y" },
      { path: "list[one]", before: undefined, after: one },
    ],
  ],
  [
    "the same members in another order",
    [one, two],
    [two, one],
    [{ path: "", before: [one, two], after: [two, one] }],
  ],
])("%s", (_, before, after, expected) => expect(differences(before, after)).toEqual(expected));
