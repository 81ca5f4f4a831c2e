import type { Finding } from "./findings.ts";
import { shingles, similarPairs } from "./likeness.ts";
import { type ContentDocument, sentencesOf, type Text, textsOf, wordsOf } from "./texts.ts";

/**
 * How alike two texts of different documents may be. A sentence of twenty words with two of them
 * swapped still shares two thirds of its three-word runs, so a threshold well below that catches
 * texts that are one pattern with its blanks filled in, and lets a common turn of phrase pass.
 */
const PROSE = { fewestWords: 8, run: 3, threshold: 0.4 };
const LINE = { fewestWords: 3, run: 2, threshold: 0.5 };

/** Finds sentences, paragraphs and feature lines that documents share, or nearly share. */
export function checkCopy(documents: readonly ContentDocument[]): Finding[] {
  const texts = documents.flatMap((document) => textsOf(document));
  const sentences = texts
    .filter(({ kind }) => kind === "prose")
    .flatMap((text) => sentencesOf(text.text).map((sentence) => ({ ...text, text: sentence })));
  const lines = texts.filter(({ kind }) => kind === "line");
  return [...alike(sentences, PROSE), ...alike(lines, LINE), ...sharedLists(documents)];
}

function alike(texts: readonly Text[], { fewestWords, run, threshold }: typeof PROSE): Finding[] {
  const entries = texts.flatMap((item) => {
    const words = wordsOf(item.text);
    return words.length < fewestWords ? [] : [{ item, shingles: shingles(words, run) }];
  });
  const pairs = similarPairs(entries, threshold, (first, second) => first.id === second.id);
  return pairs.map(({ first, second, likeness }) => ({
    rule: "copy",
    id: second.id,
    path: second.path,
    message: `${Math.round(likeness * 100)} % like ${first.id} ${first.path}: “${second.text}” / “${first.text}”. Give each its own words.`,
  }));
}

/** Short lines may recur, a whole list of them may not. */
function sharedLists(documents: readonly ContentDocument[]): Finding[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ _id, features }) => {
    if (!Array.isArray(features)) return [];
    const list = JSON.stringify(features);
    const other = owners.get(list);
    owners.set(list, _id);
    const message = `The same list as ${other}. Say what this one includes.`;
    return other ? [{ rule: "copy", id: _id, path: "features", message }] : [];
  });
}
