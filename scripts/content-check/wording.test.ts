import { isRecord, recordsIn } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { type ContentDocument, compiledContent } from "./documents.ts";

const documents = await compiledContent();
const articles = documents.filter(({ _type }) => _type === "article");

const textOf = (span: unknown) => (isRecord(span) ? String(span.text ?? "") : "");

/** Returns an article's paragraphs and list items, including those in notes, but no headings or tables. */
const paragraphsOf = ({ body }: ContentDocument): string[] =>
  recordsIn(body)
    .flatMap((block) => (Array.isArray(block.text) ? recordsIn(block.text) : [block]))
    .filter(({ style }) => style === "normal")
    .map(({ children }) => (Array.isArray(children) ? children : []).map(textOf).join(""));

test("articles use curly quotation marks and apostrophes", () => {
  const straightQuotes = articles.flatMap((article) =>
    paragraphsOf(article).filter((text) => /[a-z]'[a-z]|(?:^|\s)"\w/i.test(text)),
  );
  expect(straightQuotes).toEqual([]);
});

/** Exempt from the check: what visitors type, addresses, and one string fixed by the specification. */
const EXEMPT =
  /"(?:_id|_ref|keywords|searchPhrases|aliases|href|current)":(?:"[^"]*"|\[[^\]]*\])|product catalog\b/gi;

test("content uses one spelling for each word", () => {
  const otherSpellings = /\b(?:e-mail(?:s|ed|ing)?|catalogs?|(?:some|any|every|no)body)\b/gi;
  const found = documents.flatMap((document) => {
    const words = JSON.stringify(document).replace(EXEMPT, "").match(otherSpellings) ?? [];
    return words.map((word) => `${document._id}: ${word}`);
  });
  expect(found).toEqual([]);
});
