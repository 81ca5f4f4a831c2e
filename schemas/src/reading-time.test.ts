import { expect, it } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

const line = (...children: object[]) => ({ _type: "block", children });
const span = (text: string) => ({ _type: "span", text });
const price = { _type: "inlinePrice", place: "starting" };

it("a price counts as one word with the punctuation beside it", () => {
  expect(countWords([line(span("It costs "), price, span("/month, or more"))])).toBe(5);
  expect(countWords([line(span("It costs $129/month, or more"))])).toBe(5);
});

it("counts words of adjacent paragraphs and cells separately, and ignores pictures", () => {
  const cells = [line(span("one")), line(price)];
  const table = { _type: "table", rows: [{ _type: "tableRow", cells }] };
  const figure = { _type: "figure", caption: "Not read" };
  expect(countWords([line(span("one")), line(span("two")), table, figure])).toBe(4);
});

it("reading takes at least one minute", () => {
  expect(readingMinutes([line(span("Short."))])).toBe(1);
  expect(readingMinutes([])).toBe(1);
});

it("reading time includes paragraphs, tables, callouts and code", () => {
  const words = "word ".repeat(238);
  const body = [
    line(span(words)),
    { _type: "callout", tone: "note", text: words },
    { _type: "table", rows: [{ _type: "tableRow", cells: [words, words] }] },
    { _type: "codeBlock", code: words },
  ];
  expect(readingMinutes(body)).toBe(5);
});
