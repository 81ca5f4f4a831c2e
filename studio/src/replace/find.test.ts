import { schemaTypes } from "@currawong/schemas/schema";
import { createSchema } from "sanity";
import { expect, it } from "vitest";
import { type FormType, namesOf } from "../form-type.ts";
import { failureOf } from "../ui/outcome-dialog.tsx";
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

/** A value for each field of a type, and each path of it that people don’t read. */
function everything(type: FormType | undefined, path: string, codes: string[], depth = 0): unknown {
  const names = namesOf(type);
  const base = names.at(-1);
  if (!type || depth > 7) return undefined;
  if (type.jsonType === "string") {
    const options: { list?: unknown } = type.options ?? {};
    if (!["string", "text"].includes(base ?? "") || options.list) codes.push(path);
    return "needle";
  }
  if (names.includes("reference")) {
    codes.push(`${path}._ref`);
    return { _type: "reference", _ref: "needle" };
  }
  if (names.includes("slug")) {
    codes.push(`${path}.current`);
    return { _type: "slug", current: "needle" };
  }
  if (names.includes("block")) {
    const mark = { _type: "link", _key: "needle", href: "https://needle" };
    codes.push(`${path}.markDefs`, `${path}.style`);
    const children = [{ ...span("a", "needle"), marks: ["needle"] }];
    return { _type: "block", style: "needle", children, markDefs: [mark] };
  }
  if (type.jsonType === "array") {
    const { list }: { list?: unknown } = type.options ?? {};
    return type.of?.map((member, index) => {
      const at = `${path}[${index}]`;
      if (list) codes.push(at);
      const item = everything(member, at, codes, depth + 1);
      return item && typeof item === "object" ? { ...item, _type: member.name } : item;
    });
  }
  const fields = type.fields?.map((field) => [
    field.name,
    everything(field.type, path ? `${path}.${field.name}` : field.name, codes, depth + 1),
  ]);
  return fields && { ...Object.fromEntries(fields), _type: type.name };
}

it.each(schemaTypes.map(({ name }) => name))("finds nothing but text in %s", (name) => {
  const codes: string[] = [];
  const value = everything(typeOf(name), "", codes);
  if (!value || typeof value !== "object") return;
  const document = { ...value, _id: "needle", _type: name, _rev: "needle" };
  const query = { text: "needle", isWhole: false, matchesCase: false };
  const found = find([document], query, typeOf).map(({ path }) => path);
  expect(found.filter((path) => codes.some((code) => path.startsWith(code)))).toEqual([]);
  expect(found.filter((path) => /(^|[.])_|href|current$|aliases|place$|accent/.test(path))).toEqual(
    [],
  );
});

it("says why the lake refuses a replacement, and when trying again may help", () => {
  const refusal = Object.assign(new Error("service-react does not exist"), { statusCode: 400 });
  expect(failureOf(refusal)).toEqual({ kind: "rejected", message: refusal.message });
  expect(failureOf(new Error("fetch failed")).kind).toBe("failed");
  const signedOut = Object.assign(new Error("Session not found"), { statusCode: 401 });
  expect(failureOf(signedOut).message).toMatch("Sign in again in this tab");
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
  ["Book", "eCommerce", "eCommerce"],
  ["Website", "iOS app", "iOS app"],
  ["BOOK", "iOS", "iOS"],
  ["Website", "an iOS app", "An iOS app"],
  ["CRM", "customer database", "customer database"],
  ["BOOK NOW", "reserve a table", "RESERVE A TABLE"],
  ["A", "one", "One"],
  ["24", "twenty-four", "twenty-four"],
  ["Book", "", ""],
])("replaces “%s” with “%s” in its capitals: “%s”", (found, replacement, expected) => {
  expect(inCapitalsOf(found, replacement)).toBe(expected);
  expect(inCapitalsOf(found, replacement, true)).toBe(replacement);
});
