import { describe, expect, it } from "vitest";
import { Seen } from "./seen.ts";

describe("Seen", () => {
  it("recognises a repeat, and forgets the oldest beyond its limit", () => {
    const seen = new Seen(2);
    expect(["a", "a", "b", "c", "b", "a"].map((key) => seen.check(key))).toEqual([
      false, // a
      true,
      false, // b
      false, // c: a is forgotten
      true,
      false,
    ]);
  });
});
