import type { Finding } from "./findings.ts";
import { type ContentDocument, sentencesOf, textsOf, wordsOf } from "./texts.ts";

/** Shorter sentences are turns of phrase, which may recur. */
const FEWEST_WORDS = 8;

/** Finds sentences, and whole lists of features, that two documents share. */
export function checkCopy(documents: readonly ContentDocument[]): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  const check = (id: string, path: string, words: string, text: string) => {
    const owner = owners.get(words) ?? id;
    owners.set(words, owner);
    const message = `“${text}” is ${owner}’s too. Give each its own words.`;
    if (owner !== id) findings.push({ rule: "copy", id, path, message });
  };
  for (const document of documents) {
    const { _id, features } = document;
    if (Array.isArray(features)) check(_id, "features", features.join(), features.join(", "));
    for (const { path, text } of textsOf(document)) {
      for (const sentence of sentencesOf(text)) {
        const words = wordsOf(sentence);
        if (words.length >= FEWEST_WORDS) check(_id, path, words.join(" "), sentence);
      }
    }
  }
  return findings;
}
