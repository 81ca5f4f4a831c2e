import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("equal values differ nowhere, whatever the order of their fields", () => {
  expect(differences({ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 })).toEqual([]);
});

test("fields are named by path, absent ones among them", () => {
  expect(differences({ a: { b: 1 }, c: [1, 2] }, { a: { b: 2 }, c: [1], d: true })).toEqual([
    { path: "a.b", before: 1, after: 2 },
    { path: "c", before: [1, 2], after: [1] },
    { path: "d", before: undefined, after: true },
  ]);
});

test("members of arrays are matched by key, so that an insertion is one difference", () => {
  const [one, two] = [{ _key: "one" }, { _key: "two", text: "x" }];
  expect(differences({ list: [two] }, { list: [one, { ...two, text: "y" }] })).toEqual([
    { path: "list[two].text", before: "x", after: "y" },
    { path: "list[one]", before: undefined, after: one },
  ]);
});

test("another order of the same members is a difference", () => {
  const [one, two] = [{ _key: "one" }, { _key: "two" }];
  expect(differences([one, two], [two, one])).toEqual([
    { path: "", before: [one, two], after: [two, one] },
  ]);
});
