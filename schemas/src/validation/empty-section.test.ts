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
  ["no content", undefined],
  ["text without a heading", [text]],
  ["text below each", [brief, text, costs, blank, price]],
  ["a heading within a section", [brief, part, text]],
  ["a picture", [brief, { _type: "figure" }]],
  ["a table with a filled cell", [brief, table(blank, text)]],
])("accepts a text without empty sections: %s", (_what, body) => {
  expect(noEmptySection(body)).toBe(true);
});

test.each([
  ["the last heading", [text, brief], "Brief"],
  ["one followed by a blank paragraph", [brief, blank, costs, text], "Brief"],
  ["a heading within a section", [brief, part, costs, text], "Part"],
  ["one followed by an empty table", [brief, text, costs, table(blank, blank)], "Costs"],
])("names a heading with nothing below it: %s", (_what, body, title) => {
  expect(noEmptySection(body)).toBe(`Write something below “${title}”, or take the heading out.`);
});
