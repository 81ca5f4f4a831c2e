import type { DemoAnswer } from "../../search/answer.ts";

let answers: Promise<DemoAnswer[]> | undefined;

async function fetchAnswers(): Promise<DemoAnswer[]> {
  const response = await fetch("/search/answers.json");
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  const answers: unknown = await response.json();
  if (!Array.isArray(answers)) throw new Error("The site answered something else.");
  return answers as DemoAnswer[]; // Our own route, typed by `loadAnswers`.
}

/** Every answer on the site, fetched once; none while it can't be fetched. */
export async function siteAnswers(): Promise<DemoAnswer[]> {
  answers ??= fetchAnswers();
  try {
    return await answers;
  } catch {
    answers = undefined;
    return [];
  }
}
