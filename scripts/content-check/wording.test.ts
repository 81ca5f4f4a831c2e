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
