import { expect, it } from "vitest";
import { Seen } from "./seen.ts";

it("recognises a repeat, and forgets the oldest beyond its limit", () => {
  const seen = new Seen(2);
  for (const key of ["a", "b", "b", "c"]) seen.add(key);
  expect(["a", "b", "c"].map((key) => seen.has(key))).toEqual([false, true, true]);
});
