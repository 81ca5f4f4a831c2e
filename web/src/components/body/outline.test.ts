import { expect, it } from "vitest";
import type { BodyData } from "../../model/body.ts";
import { headingsOf, PAGE_IDS } from "./outline.ts";

type Style = "normal" | "h2" | "h3";

const block = (key: string, text: string, style: Style): BodyData[number] => ({
  _type: "block",
  _key: key,
  style,
  markDefs: null,
  children: [{ _type: "span", _key: `${key}-0`, text }],
});

it("derives an id from each heading’s text", () => {
  const body = [
    block("a", "Four weeks or eight?", "h2"),
    block("b", "What’s “café” worth", "h3"),
    block("c", "A paragraph", "normal"),
  ];
  expect(headingsOf(body)).toEqual([
    { key: "a", id: "four-weeks-or-eight", text: "Four weeks or eight?", level: 2 },
    { key: "b", id: "whats-cafe-worth", text: "What’s “café” worth", level: 3 },
  ]);
});

it("numbers ids that are taken, and uses “section” for headings without letters", () => {
  const texts = ["Cost", "Cost", "Cost 2", "?", ...PAGE_IDS];
  const ids = headingsOf(texts.map((text, n) => block(`${n}`, text, "h2"))).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(["cost", "cost-2", "cost-2-2", "section"]);
  expect(new Set([...ids, ...PAGE_IDS]).size).toBe(ids.length + PAGE_IDS.length);
});
