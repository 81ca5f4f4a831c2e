import { expect, it } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

const line = (...children: object[]) => ({ _type: "block", children });
const span = (text: string) => ({ _type: "span", text });
const price = { _type: "inlinePrice", place: "starting" };

it("a price counts as one word with the punctuation beside it", () => {
  expect(countWords([line(span("It costs "), price, span("/month, or more"))])).toBe(5);
  expect(countWords([line(span("It costs $129/month, or more"))])).toBe(5);
});

it("counts words of paragraphs, cells, callouts and code separately, and ignores pictures", () => {
  const cells = [line(span("one")), line(price)];
  const table = { _type: "table", rows: [{ _type: "tableRow", cells }] };
  const others = [
    { _type: "callout", tone: "note", text: "three" },
    { _type: "codeBlock", code: "four" },
    { _type: "figure", caption: "Not read" },
  ];
  expect(countWords([line(span("one")), line(span("two")), table, ...others])).toBe(6);
});

it("reading takes at least one minute", () => {
  expect([[], [line(span("word ".repeat(1190)))]].map(readingMinutes)).toEqual([1, 5]);
});
