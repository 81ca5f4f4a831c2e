import { expect, it } from "vitest";
import { headingsOf } from "../../components/body/outline.ts";
import type { Block } from "../../model/block.ts";
import { readBody } from "../../model/body.ts";
import { anchorsOf } from "../anchors.ts";
import { idsBefore } from "./ids-before.ts";

type Prose = Extract<Block, { _type: "prose" }>;

const text = (key: string, ...headings: string[]): Prose => ({
  _key: key,
  _type: "prose",
  heading: null,
  body: headings.map((words, n) => ({
    _type: "block",
    _key: `${n}`,
    style: "h2",
    markDefs: null,
    children: [{ _type: "span", _key: "s", text: words }],
  })),
});

it("gives headings of several texts ids that are unique on their page, blocks included", () => {
  const texts = [
    text("a", "Cost", "Packages", "Prose 2"),
    text("b", "Cost", "Cost 2", "Quote"),
    text("c", "Cost"),
  ];
  // No more than their types matters of the others.
  const others = ["hero", "packages", "form", "closing"].map((_type) => ({ _type }) as Block);
  const blocks = [...others, ...texts];
  const ids = texts.map((block) =>
    headingsOf(readBody(block.body), idsBefore(block, blocks)).map(({ id }) => id),
  );
  expect(ids[0]).toEqual(["cost", "packages-2", "prose-2-2"]);
  const all = [...ids.flat(), ...anchorsOf(blocks)];
  expect(new Set(all).size).toBe(all.length);
});
