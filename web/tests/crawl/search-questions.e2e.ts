import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { rank, type SearchEntry } from "../../src/search/rank.ts";

/** Questions that customers type, with the pages that answer them. Written without knowledge of the index. */
const QUESTIONS = readFileSync(join(import.meta.dirname, "search-questions.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [question = "", answers = ""] = line.split(" | ");
    return { question, answers: answers.split(" ") };
  });

test("98 of 100 everyday questions are answered by the top three results", async ({ request }) => {
  const response = await request.get("/search/index.json");
  const { entries } = (await response.json()) as { entries: SearchEntry[] };
  const unanswered = QUESTIONS.flatMap(({ question, answers }) => {
    const topResults = rank(entries, question).slice(0, 3);
    return topResults.some(({ path }) => answers.includes(path))
      ? []
      : [`${question}: ${topResults.map(({ path }) => path).join(", ")}`];
  });
  expect(unanswered.length, unanswered.join("\n")).toBeLessThanOrEqual(QUESTIONS.length * 0.02);
});
