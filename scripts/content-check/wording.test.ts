import { isRecord } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { type ContentDocument, compiledContent } from "./documents.ts";

const documents = await compiledContent();
const articles = documents.filter(({ _type }) => _type === "article");

const textOf = (span: unknown) => (isRecord(span) ? String(span.text ?? "") : "");

/** The paragraphs and list items of an article, those in notes included; no headings, no tables. */
const paragraphsOf = ({ body }: ContentDocument): string[] =>
  (Array.isArray(body) ? body.filter(isRecord) : [])
    .flatMap((block) => (Array.isArray(block.text) ? block.text.filter(isRecord) : [block]))
    .filter(({ style }) => style === "normal")
    .map(({ children }) => (Array.isArray(children) ? children : []).map(textOf).join(""));

/** Every link of a menu: its label and where it leads. Chatbot pages have a heading of their own. */
function menuLinks(value: unknown): { label: string; target: string }[] {
  if (Array.isArray(value)) return value.flatMap(menuLinks);
  if (!isRecord(value)) return [];
  const { label, target, landing } = value;
  const link = { label: String(label), target: isRecord(target) ? String(target._ref) : "" };
  return [...(target && !landing ? [link] : []), ...Object.values(value).flatMap(menuLinks)];
}

test("a page's heading says what a menu calls it", () => {
  const pages = documents.filter(({ _type }) =>
    /^(section|platform|design|about|contact)Page$|^page$/.test(_type),
  );
  const links = menuLinks(documents.filter(({ _type }) => _type === "navigation"));
  const unnamed = pages.filter(({ _id, title }) => {
    const labels = links.filter(({ target }) => target === _id).map(({ label }) => label);
    const heading = String(title).toLowerCase();
    return labels.length > 0 && !labels.some((label) => heading.includes(label.toLowerCase()));
  });
  expect(links.length).toBeGreaterThan(40);
  expect(unnamed.map(({ _id, title }) => `${_id}: ${title}`)).toEqual([]);
});

test("articles are set with curly quotation marks and apostrophes", () => {
  const straight = articles.flatMap((article) =>
    paragraphsOf(article).filter((text) => /[a-z]'[a-z]|(?:^|\s)"\w/i.test(text)),
  );
  expect(straight).toEqual([]);
});

/** What visitors type is not read, nor are addresses; one string is the specification's own. */
const NOT_OURS =
  /"(?:_id|_ref|keywords|searchPhrases|aliases|href|current)":(?:"[^"]*"|\[[^\]]*\])|product catalog\b/gi;

test("a word that can be spelled in two ways is spelled in one", () => {
  const others = /\b(?:e-mail(?:s|ed|ing)?|catalogs?|(?:some|any|every|no)body)\b/gi;
  const found = documents.flatMap((document) => {
    const words = JSON.stringify(document).replace(NOT_OURS, "").match(others) ?? [];
    return words.map((word) => `${document._id}: ${word}`);
  });
  expect(found).toEqual([]);
});
