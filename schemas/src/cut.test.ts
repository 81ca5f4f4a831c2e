import { expect, it } from "vitest";
import { cut } from "./cut.ts";

it.each([
  ["short", 5, "short"],
  ["a longer sentence", 10, "a longer…"],
  ["onelongword", 6, "onelo…"],
  ["🚀🚀🚀", 5, "🚀🚀…"],
  ["🚀🚀🚀", 4, "🚀…"],
  ["👩‍👧👩‍👧", 9, "👩‍👧👩…"],
])("cuts %s to %i characters, never within an emoji", (text, longest, expected) => {
  expect(cut(text, longest)).toBe(expected);
});
