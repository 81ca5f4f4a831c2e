import { expect, it } from "vitest";
import { QUERIES } from "./testing/queries.ts";
import { VIEWS } from "./views.ts";

const projections = Object.entries(VIEWS).flatMap(([type, { views }]) =>
  Object.entries(views).map(([view, text]) => [`${type}:${view}`, text] as const),
);

/** What reads a text: `match`, comparisons with a heading or a title, and the functions of `string` and `text`. */
const READS_TEXT =
  /\bmatch\b|\b(?:string|text)::|\b(?:heading|title|eyebrow|description|intro)\s*(?:==|!=|in\b)/;

// An editor may reword any heading, title or sentence. What is a fact has a field of its own.
it.each([...QUERIES, ...projections])("%s finds nothing by the words of a text", (_name, text) => {
  expect(text).not.toMatch(READS_TEXT);
});
