import { expect, it } from "vitest";
import type { Block } from "@/model/block";
import { anchorOf, anchorsOf } from "./anchors.ts";

it("numbers blocks from the second of a type on; buttons lead to the first", () => {
  const blocks = ["features", "form", "features", "form"].map((_type) => ({ _type }) as Block);
  expect(anchorsOf(blocks)).toEqual(["features", "quote", "features-2", "quote-2"]);
  expect(["features", "form"].map(anchorOf)).toEqual(["features", "quote"]);
});
