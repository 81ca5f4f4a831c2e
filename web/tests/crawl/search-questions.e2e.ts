import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { rank, type SearchEntry } from "../../src/search/rank.ts";

/** Reads questions, with the pages that answer each. */
const readQuestions = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [question = "", answers = ""] = line.split(" | ");
      return { question, answers: answers.split(" ") };
    });

for (const { name, file, places, wrong } of [
  // As customers type them into a search. Written without knowledge of the index.
  { name: "98 of 100 searches", file: "search-questions.txt", places: 3, wrong: 0.02 },
  // As people ask a chatbot, with prices, typos and whole sentences.
  { name: "questions to a chatbot", file: "search-conversations.txt", places: 2, wrong: 0 },
]) {
  test(`${name} are answered by the first ${places} results`, async ({ request }) => {
    const response = await request.get("/search/index.json");
    const { entries } = (await response.json()) as { entries: SearchEntry[] };
    const questions = readQuestions(file);
    const unanswered = questions.flatMap(({ question, answers }) => {
      const results = rank(entries, question).slice(0, places);
      return results.some(({ path }) => answers.includes(path))
        ? []
        : [`${question}: ${results.map(({ path }) => path).join(", ")}`];
    });
    expect(unanswered.length, unanswered.join("\n")).toBeLessThanOrEqual(questions.length * wrong);
  });
}
