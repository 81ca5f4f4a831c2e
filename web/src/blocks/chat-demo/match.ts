import { stemmer } from "stemmer";
import { wordsOf } from "../../search/query.ts";

type Scripted = { question: string; words: readonly string[] | null };

/** A share of the question's words, all but the fillers, that an answer has to be found by. */
const ENOUGH = 0.5;

const stemsOf = (text: string) => wordsOf(text).map(stemmer);

/**
 * Finds the scripted answer to what a visitor typed: the one found by most of its words, of which those that few
 * answers share say more.
 * @returns `undefined` where it would be a guess
 */
export function answerTo<Answer extends Scripted>(
  question: string,
  answers: readonly Answer[],
): Answer | undefined {
  const known = answers.map((answer) => ({
    answer,
    stems: new Set([answer.question, ...(answer.words ?? [])].flatMap(stemsOf)),
  }));
  const questionStems = new Set(stemsOf(question));
  const scored = known.map(({ answer, stems }) => {
    const found = [...questionStems].filter((stem) => stems.has(stem));
    const weights = found.map((stem) => 1 / known.filter((one) => one.stems.has(stem)).length);
    const score = weights.reduce((sum, weight) => sum + weight, 0);
    return { answer, score, isEnough: found.length / questionStems.size > ENOUGH };
  });
  return scored.filter(({ isEnough }) => isEnough).toSorted((a, b) => b.score - a.score)[0]?.answer;
}
