import { schemaTypes } from "@currawong/schemas/schema";
import { createSchema } from "sanity";
import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { type FormType, namesOf } from "../form-type.ts";
import { find, type Search } from "./find.ts";
import { replaceInDrafts, rewrite } from "./replace.ts";

const schema = createSchema({ name: "default", types: schemaTypes });
const typeOf = (name: string): FormType | undefined => schema.get(name);

const span = (key: string, text: string) => ({ _type: "span", _key: key, text, marks: [] });
const children = [
  { _type: "inlinePrice", _key: "0" },
  ...[span("1", " buys it. We build apps. An "), span("2", "app"), span("3", " pays. It does.")],
];
const markDefs = [{ _type: "link", _key: "l", href: "https://app.example/app" }];
const ARTICLE = {
  _id: "article-x",
  _type: "article",
  title: "An app for cafés: app or website?",
  slug: { _type: "slug", current: "app-for-cafes" },
  body: [{ _type: "block", _key: "a", children, markDefs }],
};

const search = (text: string, rest: Partial<Search> = {}) =>
  find([ARTICLE], { text, isWhole: false, matchesCase: false, ...rest }, typeOf);

it("finds a text in editable fields, with its sentence, and part of an address in links to other sites", () => {
  const hits = search("app");
  expect(
    hits.map(({ fields, before, found, after }) => [fields.at(-1), before + found + after]),
  ).toEqual([
    ["Title", "An app for cafés: app or website?"],
    ["Title", "An app for cafés: app or website?"],
    ["Text", "We build apps."],
    ["Text", "An app pays."],
  ]);
  expect(search("app.example")).toMatchObject([
    { fields: ["Text", "Address"], path: 'body[_key=="a"].markDefs[_key=="l"].href' },
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
  const hits = search("app", { isWhole: true });
  expect(rewrite(hits, "$& site")).toEqual({
    title: "An $& site for cafés: $& site or website?",
    'body[_key=="a"].children[_key=="2"].text': "$& site",
  });
});

it("creates and changes drafts together, and none if a document has changed since", async () => {
  const client = await testClient();
  const other = { ...ARTICLE, _id: "drafts.other" };
  const documents = [await client.create(ARTICLE), await client.create(other)];
  const query = { text: "An app", isWhole: false, matchesCase: true };
  const hits = find(documents, query, typeOf);
  await replaceInDrafts(client, documents, hits, "One");
  const title = "One for cafés: app or website?";
  for (const id of ["drafts.article-x", "drafts.other"])
    expect(await client.getDocument(id)).toMatchObject({ title });
  expect(await client.getDocument(ARTICLE._id)).toMatchObject({ title: ARTICLE.title });
  await expect(replaceInDrafts(client, documents, hits, "Two")).rejects.toThrow(ARTICLE.title);
});
