import { afterEach, expect, test } from "vitest";
import { findWritingProblems, setSiteOrigin } from "./writing.ts";

const block = (style: string, text: string) => ({
  _key: text,
  _type: "block",
  style,
  children: [{ text, marks: [] }],
});
const linked = (words: string, href = "https://example.com/guide") => ({
  ...block("normal", words),
  children: [
    { text: "See ", marks: [] },
    { text: words, marks: ["l", "strong"] },
  ],
  markDefs: [{ _key: "l", _type: "link", href }],
});
const figure = (caption: string, alt: string) => ({
  _key: "f",
  _type: "figure",
  caption,
  image: { alt },
});

afterEach(() => setSiteOrigin(""));

test.each<[string, object[], RegExp | undefined]>([
  ["a subheading first", [block("normal", "Hi"), block("h3", "Small")], /^“Small” is a subheading/],
  ["headings in order", [block("h2", "Big"), block("h3", "Small")], undefined],
  ["a link that says nothing", [linked("Click here")], /^The link “Click here” doesn’t say/],
  ["a link with a stop", [linked("here.")], /doesn’t say where it leads/],
  ["a link that says something", [linked("the guide to tills")], undefined],
  [
    "the site's own address",
    [linked("prices", "https://www.site.example/services")],
    /^“prices” links/,
  ],
  ["another site", [linked("prices", "https://notsite.example")], undefined],
  ["a repeated caption", [figure("A gold sign.", "a gold sign")], /repeats its caption/],
  ["a caption and a description", [figure("Lit at night", "A gold sign")], undefined],
])("looks at the writing: %s", (_, body, message) => {
  setSiteOrigin("https://site.example");
  const messages = findWritingProblems(body).map((problem) => problem.message);
  if (message) expect(messages).toEqual([expect.stringMatching(message)]);
  else expect(messages).toEqual([]);
});

test("names the place of each problem, and knows no address before it is told one", () => {
  const body = [linked("here"), linked("prices", "https://site.example/services")];
  expect(findWritingProblems(body).map(({ path }) => path)).toEqual([[{ _key: "here" }]]);
  expect(findWritingProblems(undefined)).toEqual([]);
});
