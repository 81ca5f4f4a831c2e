import { expect, it } from "vitest";
import { headingsOf } from "../components/body/outline.ts";
import type { Block, BlockOf } from "../model/block.ts";
import { readBody } from "../model/body.ts";
import { anchorOf, anchorsOf, idsBefore } from "./anchors.ts";

it("numbers repeated block types from the second; buttons link to the first", () => {
  const blocks = ["features", "form", "features", "form"].map((_type) => ({ _type }) as Block);
  expect(anchorsOf(blocks)).toEqual(["features", "quote", "features-2", "quote-2"]);
  expect(["features", "form"].map(anchorOf)).toEqual(["features", "quote"]);
});

const text = (...headings: string[]): BlockOf<"prose"> => ({
  ...{ _key: "p", _type: "prose", heading: null },
  body: headings.map((text, n) => ({
    ...{ _type: "block", _key: `${n}`, style: "h2", markDefs: null },
    children: [{ _type: "span", _key: "s", text }],
  })),
});

it("gives headings in several texts ids that are unique on the page, block anchors included", () => {
  const texts = [
    text("Cost", "Packages", "Prose 2"),
    text("Cost", "Cost 2", "Quote"),
    text("Cost"),
  ];
  // Only the types of the other blocks matter.
  const others = ["hero", "packages", "form", "closing"].map((_type) => ({ _type }) as Block);
  const blocks = [...others, ...texts];
  const ids = texts.map((block) =>
    headingsOf(readBody(block.body), idsBefore(block, blocks)).map(({ id }) => id),
  );
  expect(ids[0]).toEqual(["cost", "packages-2", "prose-2-2"]);
  const all = [...ids.flat(), ...anchorsOf(blocks)];
  expect(new Set(all).size).toBe(all.length);
});
