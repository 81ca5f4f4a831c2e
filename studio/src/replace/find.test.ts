import { schemaTypes } from "@currawong/schemas/schema";
import { createSchema } from "sanity";
import { expect, it } from "vitest";
import type { FormType } from "../form-type.ts";
import { find, type Search } from "./find.ts";
import { inCapitalsOf, rewrites } from "./replace.ts";

const schema = createSchema({ name: "default", types: schemaTypes });
const typeOf = (name: string): FormType | undefined => schema.get(name);

const span = (key: string, text: string) => ({ _type: "span", _key: key, text, marks: [] });
const children = [span("1", "We build apps. An "), span("2", "app"), span("3", " pays. It does.")];
const ARTICLE = {
  _id: "article-x",
  _type: "article",
  title: "An app for cafés: app or website?",
  slug: { _type: "slug", current: "app-for-cafes" },
  body: [{ _type: "block", _key: "a", children }],
};

const search = (text: string, rest: Partial<Search> = {}) =>
  find([ARTICLE], { text, isWhole: false, matchesCase: false, ...rest }, typeOf);

it("finds a text in editable fields, with its sentence, but not in addresses", () => {
  const hits = search("app");
  expect(
    hits.map(({ fields, before, found, after }) => [fields.at(-1), before + found + after]),
  ).toEqual([
    ["Title", "An app for cafés: app or website?"],
    ["Title", "An app for cafés: app or website?"],
    ["Text", "We build apps."],
    ["Text", "An app pays."],
  ]);
});

it("matches whole words, accents included, and case", () => {
  expect(search("app", { isWhole: true })).toHaveLength(3);
  expect(search("caf", { isWhole: true })).toHaveLength(0);
  expect(search("cafés", { isWhole: true })).toHaveLength(1);
  expect(search("AN")).toHaveLength(2);
  expect(search("AN", { matchesCase: true })).toHaveLength(0);
});

it("treats pattern characters literally, and finds nothing for an empty search", () => {
  expect(search("website?")).toHaveLength(1);
  expect(search("a.p")).toHaveLength(0);
  expect(search("  ")).toHaveLength(0);
});

it("replaces several hits in one text together", () => {
  expect(rewrites(search("app", { isWhole: true }), "$& site")).toEqual([
    {
      id: "article-x",
      path: "title",
      from: "An app for cafés: app or website?",
      to: "An $& site for cafés: $& site or website?",
    },
    {
      id: "article-x",
      path: 'body[_key=="a"].children[_key=="2"].text',
      from: "app",
      to: "$& site",
    },
  ]);
});

it.each([
  ["Book", "reserve", "Reserve"],
  ["BOOK", "reserve", "RESERVE"],
  ["book", "reserve", "reserve"],
  ["book", "WhatsApp", "WhatsApp"],
  ["Book", "eCommerce", "ECommerce"],
  ["A", "one", "One"],
  ["24", "twenty-four", "twenty-four"],
  ["Book", "", ""],
])("replaces “%s” with “%s” in its capitals: “%s”", (found, replacement, expected) => {
  expect(inCapitalsOf(found, replacement)).toBe(expected);
});
