import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { ANSWERS_QUERY, SUGGESTIONS_QUERY } from "@currawong/schemas/queries/pages";
import { expect, test } from "@playwright/test";
import { published } from "../../../scripts/e2e/support/lake.ts";
import { DIRECTORY_PARAMS } from "../../src/content/built-paths.ts";
import { entriesOf, questionEntries, roleEntry } from "../../src/search/entries.ts";
import { createRanking } from "../../src/search/rank.ts";

/** Searches as customers type them, with prices, typos and whole sentences, and the pages that answer each. */
const questions = readFileSync(join(import.meta.dirname, "search-questions.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [question = "", answers = ""] = line.split(" | ");
    return { question, answers: answers.split(" ") };
  });

test("95 % of searches are answered by one of the first three results", async () => {
  const [{ pages, articles }, { roles }, answering] = await Promise.all([
    published.fetch(DIRECTORY_QUERY, DIRECTORY_PARAMS),
    published.fetch(SUGGESTIONS_QUERY),
    published.fetch(ANSWERS_QUERY),
  ]);
  // As `loadSearchIndex` lists them.
  const entries = [
    ...[...pages, ...articles].flatMap(entriesOf),
    ...roles.map(roleEntry),
    ...answering.flatMap(questionEntries),
  ];
  const rank = createRanking(entries);
  const unanswered = questions.flatMap(({ question, answers }) => {
    const paths = rank(question).map(({ path }) => path);
    const first = paths.slice(0, 3);
    return first.some((path) => answers.includes(path)) ? [] : [`${question}: ${first.join(", ")}`];
  });
  expect(unanswered.length, unanswered.join("\n")).toBeLessThanOrEqual(questions.length * 0.05);
});
