import { expect, test } from "vitest";
import { toPortableText } from "./blocks.ts";

const convert = (text: string) =>
  toPortableText(
    { text, file: "article.md" },
    {
      assetOf: (svg) => `image-of-${svg}`,
      findPage: (path) =>
        path === "/services/uber-clone" ? { id: "service-uber-clone", landing: false } : undefined,
      findPrice: (id, name) => {
        if (id.endsWith("-gone")) throw new Error("no one wrote it");
        return { id, place: name ? `packages[_key=="${name}"].price` : "startingPrice" };
      },
    },
  );

const span = (text: string, ...marks: string[]) => ({ _type: "span", text, marks });

const line = (...children: object[]) => ({
  _type: "block",
  style: "normal",
  children,
  markDefs: [],
});

const term = (_ref: string, place: string, times?: number) => ({
  document: { _type: "reference", _ref },
  place,
  ...(times ? { times } : {}),
});

test("headings, paragraphs and quotes become styled blocks, marks become spans", () => {
  expect(convert("## Costs\n\nPlain **bold *both*** and `code`\nsame line.\n\n> Said so.")).toEqual(
    [
      { _type: "block", style: "h2", children: [span("Costs")], markDefs: [] },
      {
        _type: "block",
        style: "normal",
        children: [
          span("Plain "),
          span("bold ", "strong"),
          span("both", "strong", "em"),
          span(" and "),
          span("code", "code"),
          span(" same line."),
        ],
        markDefs: [],
      },
      { _type: "block", style: "blockquote", children: [span("Said so.")], markDefs: [] },
    ],
  );
});

test("links within the site become references, others keep their address", () => {
  const [block] = convert("See [ours](/services/uber-clone) or [theirs](https://business.gov.au).");
  expect(block).toMatchObject({
    children: [
      span("See "),
      span("ours", "link-1"),
      span(" or "),
      span("theirs", "link-2"),
      span("."),
    ],
    markDefs: [
      {
        _key: "link-1",
        _type: "internalLink",
        reference: { _type: "reference", _ref: "service-uber-clone", _weak: true },
      },
      { _key: "link-2", _type: "link", href: "https://business.gov.au" },
    ],
  });
});

test("lists keep kind and level; tasks become a checklist", () => {
  const blocks = convert("- one\n  1. deeper\n- two\n\n1. first");
  expect(blocks.map(({ listItem, level }) => [listItem, level])).toEqual([
    ["bullet", 1],
    ["number", 2],
    ["bullet", 1],
    ["number", 1],
  ]);
  expect(convert("- [ ] **Back up.** Then restore.")).toMatchObject([
    { listItem: "checklist", children: [span("Back up.", "strong"), span(" Then restore.")] },
  ]);
});

test("tables, code, callouts and calls to action become objects", () => {
  expect(convert("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual([
    {
      _type: "table",
      rows: [
        { _type: "tableRow", cells: [line(span("a")), line(span("b"))] },
        { _type: "tableRow", cells: [line(span("1")), line(span("2"))] },
      ],
    },
  ]);
  expect(convert("```ts\nlet x;\n```")).toEqual([
    { _type: "codeBlock", language: "ts", code: "let x;" },
  ]);
  expect(convert("> [!WARNING] Mind\n> the *gap*\n> here.\n>\n> Always.")).toEqual([
    { _type: "callout", tone: "warning", title: "Mind", text: "the gap here.\n\nAlways." },
  ]);
  expect(convert('::cta[Ask us](chat: Hi Team, about "it")')).toEqual([
    { _type: "callToAction", label: "Ask us", chatMessage: 'Hi Team, about "it"' },
  ]);
  expect(convert("::cta[See it](/services/uber-clone)")).toEqual([
    {
      _type: "callToAction",
      label: "See it",
      target: { _type: "reference", _ref: "service-uber-clone", _weak: true },
    },
  ]);
});

test("a picture on its own line becomes a figure", () => {
  expect(convert('![Two phones.](articles/taxi.svg "One trip, two phones")')).toEqual([
    {
      _type: "figure",
      image: {
        _type: "picture",
        asset: { _type: "reference", _ref: "image-of-articles/taxi.svg" },
        alt: "Two phones.",
      },
      caption: "One trip, two phones",
    },
  ]);
});

test("a price in braces becomes an inline price, with or without text around it", () => {
  const clone = { _type: "inlinePrice", ...term("service-uber-clone", "startingPrice") };
  expect(convert("From {service-uber-clone} AUD.")).toEqual([
    line(span("From "), clone, span(" AUD.")),
  ]);
  const [table] = convert("| {service-uber-clone} |\n|---|\n| {2 × role-a + packageSet-b: web} |");
  const sum = {
    _type: "inlinePrice",
    ...term("role-a", "startingPrice", 2),
    plus: [{ _type: "priceTerm", ...term("packageSet-b", 'packages[_key=="web"].price') }],
  };
  expect(table).toMatchObject({
    rows: [
      { cells: [line(span(""), clone, span(""))] },
      { cells: [line(span(""), sum, span(""))] },
    ],
  });
});

test.each([
  ["{a price}", /Write a price as/],
  ["From {service-gone}", /is not there: no one wrote it/],
  ["**{service-a}**", /neither strong nor part of a link/],
  ["> [!NOTE] Title\n> {service-a}", /name no price in it/],
  ["# Title", /Use ## or ###/],
  ["text\n\n---", /thematicBreak is not part/],
  ["<b>x</b>", /html is not part/],
  ["~~gone~~", /delete is not part/],
  ["![x](x.svg)", /Write a picture as/],
  ['See ![x](x.svg "y")', /image is not part/],
  ["[x](/nowhere)", /"\/nowhere" leads nowhere/],
  ["| [x](/nowhere) |\n|---|\n| 1 |", /leads nowhere/],
  ["> [!NOTE] [x](/nowhere)\n> y", /leads nowhere/],
  ["[x](http://plain.example)", /leads nowhere/],
  ["> [!DANGER] x\n> y", /Start a callout with/],
  ["> [!NOTE] only a title", /its text on the next line/],
  ["::cta[x]", /Write ::cta/],
  ["- one\n\n  two", /holds one paragraph/],
])("rejects %j, naming file and line", (text, message) => {
  expect(() => convert(`\n\n${text}`)).toThrow(message);
  expect(() => convert(`\n\n${text}`)).toThrow(/^article\.md:[345]: /);
});
