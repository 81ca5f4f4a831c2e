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

const heading = (text: string, n: number) => ({
  _type: "block" as const,
  _key: `${n}`,
  style: "h2" as const,
  markDefs: null,
  children: [{ _type: "span" as const, _key: "s", text }],
});

const text = (_key: string, ...headings: string[]): BlockOf<"prose"> => ({
  _key,
  _type: "prose",
  heading: null,
  body: headings.map(heading),
});

it("gives headings in several texts ids that are unique on the page, block anchors included", () => {
  const texts = [
    text("a", "Cost", "Packages", "Prose 2"),
    text("b", "Cost", "Cost 2", "Quote"),
    text("c", "Cost"),
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
