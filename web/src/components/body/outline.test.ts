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

it("numbers repeated headings and uses “section” for those without letters", () => {
  const body = ["Cost", "Cost", "Cost 2", "?"].map((text, n) => block(String(n), text, "h2"));
  const ids = headingsOf(body).map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.slice(0, 2)).toEqual(["cost", "cost-2"]);
  expect(ids[3]).toBe("section");
});

it("avoids ids that the surrounding page uses", () => {
  const body = ["Contents", "Related", "Contents"].map((text, n) => block(`${n}`, text, "h2"));
  expect(headingsOf(body).map(({ id }) => id)).toEqual(["contents-2", "related-2", "contents-3"]);
  const own = headingsOf(PAGE_IDS.map((id) => block(id, id, "h2"))).map(({ id }) => id);
  expect(own.filter((id) => PAGE_IDS.includes(id))).toEqual([]);
});
