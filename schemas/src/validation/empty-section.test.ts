import { expect, test } from "vitest";
import { noEmptySection } from "./empty-section.ts";

const block = (style: string, text: string) => ({
  _type: "block",
  style,
  children: [{ _type: "span", text }],
});
const [brief, part, costs] = [block("h2", "Brief"), block("h3", "Part"), block("h2", "Costs")];
const text = block("normal", "A shop.");
const blank = block("normal", " ");
const price = { _type: "block", style: "normal", children: [{ _type: "inlinePrice" }] };
const table = (...cells: object[]) => ({ _type: "table", rows: [{ cells: [text] }, { cells }] });

test.each([
  ["nothing at all", undefined],
  ["text without a heading", [text]],
  ["text below each", [brief, text, costs, blank, price]],
  ["a heading within a section", [brief, part, text]],
  ["a picture", [brief, { _type: "figure" }]],
  ["a table with a cell that is filled", [brief, table(blank, text)]],
])("something stands below every heading: %s", (_what, body) => {
  expect(noEmptySection(body)).toBe(true);
});

test.each([
  ["the last", [text, brief], "Brief"],
  ["one with a blank paragraph", [brief, blank, costs, text], "Brief"],
  ["one within a section", [brief, part, costs, text], "Part"],
  ["one with an empty table", [brief, text, costs, table(blank, blank)], "Costs"],
])("a heading with nothing below it is named: %s", (_what, body, title) => {
  expect(noEmptySection(body)).toBe(`Write something below “${title}”, or take the heading out.`);
});
