import { expect, it } from "vitest";
import { cut } from "./cut.ts";

it("cuts at a word, and only what is too long", () => {
  expect(cut("Apps for people", 40)).toBe("Apps for people");
  expect(cut("Apps for people who wait", 18)).toBe("Apps for people…");
});
