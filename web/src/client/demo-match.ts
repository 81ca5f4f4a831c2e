import { stemmer } from "stemmer";
import { wordsOf } from "../search/query.ts";

type AnswerData = { question: string; words: readonly string[] | null };

/** The share of the question's words, filler words aside, that an answer has to match: more than half, or all. */
const IS_ENOUGH = {
  most: (share: number) => share > 0.5,
  all: (share: number) => share === 1,
};

const stemsOf = (text: string) => wordsOf(text).map(stemmer);

/**
 * Finds the answers that match a visitor's question well enough, the best first. A word counts for more the fewer
 * answers contain it; among equals, the question with the fewest other words comes first.
 * @param words how many of the question's words an answer has to match
 */
export function matchAnswers<Answer extends AnswerData>(
  question: string,
  answers: readonly Answer[],
  words: keyof typeof IS_ENOUGH = "most",
): Answer[] {
  const candidates = answers.map((answer) => ({
    answer,
    own: new Set(stemsOf(answer.question)),
    stems: new Set([answer.question, ...(answer.words ?? [])].flatMap(stemsOf)),
  }));
  const questionStems = new Set(stemsOf(question));
  const scores = candidates.map(({ answer, own, stems }) => {
    const matches = [...questionStems].filter((stem) => stems.has(stem));
    const weights = matches.map((stem) => 1 / candidates.filter((c) => c.stems.has(stem)).length);
    const score = weights.reduce((sum, weight) => sum + weight, 0);
    const others = [...own].filter((stem) => !questionStems.has(stem)).length;
    const isEnough = IS_ENOUGH[words](matches.length / questionStems.size);
    return { answer, score, others, isEnough };
  });
  return scores
    .filter(({ isEnough }) => isEnough)
    .toSorted((a, b) => b.score - a.score || a.others - b.others)
    .map(({ answer }) => answer);
}
