import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { ask } from "./snapshot.ts";

/** Searches as customers type them, with prices, typos and whole sentences, and the pages that answer each. */
const questions = readFileSync(join(import.meta.dirname, "search-questions.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [question = "", answers = ""] = line.split(" | ");
    return { question, answers: answers.split(" ") };
  });

test("95 % of searches are answered by one of the first three results", async () => {
  test.setTimeout(120_000);
  const unanswered: string[] = [];
  for (const { question, answers } of questions) {
    const { body } = await ask(`/search?${new URLSearchParams({ q: question })}`);
    const hits = parse(`${body}`).querySelectorAll("[data-part=results] h3 a").slice(0, 3);
    const paths = hits.map((hit) => hit.getAttribute("href") ?? "");
    if (!paths.some((path) => answers.includes(path)))
      unanswered.push(`${question}: ${paths.join(", ")}`);
  }
  expect(unanswered.length, unanswered.join("\n")).toBeLessThanOrEqual(questions.length * 0.05);
});
