import { indexPath } from "../store/index-entries.ts";
import { type Reader, TEXT, type WordPositions } from "../store/reader.ts";
import type { View } from "../store/views.ts";
import { type IndexTerm, indexTermOf, patternOf, termsOf, wordsOf } from "../store/words.ts";
import { attributeNames } from "./conditions.ts";
import type { Candidate } from "./find.ts";
import { type EvaluateOptions, evaluateNow, type GroqNode, isNode } from "./groq.ts";

/** What scoring a lookup's documents needs to know. */
export interface ScoreContext {
  readonly reader: Reader;
  readonly view: View;
  readonly options: EvaluateOptions;
  /** True when the documents are so few that reading each is faster than looking up their texts. */
  readonly isSmall: boolean;
  /** Where documents are whose text has a word; asked once for each. */
  readonly find: (word: IndexTerm) => WordPositions;
}

/** The score that one expression of `score()` gives to a document. */
export type Scorer = (candidate: Candidate) => number;

/**
 * The scorer of `left match right`: by how often each word occurs. Undefined where what is looked
 * for depends on the document.
 */
export function matchScorer(
  left: GroqNode,
  right: GroqNode,
  context: ScoreContext,
): Scorer | undefined {
  const terms = constantTerms(right, context);
  if (!terms) return undefined;
  if (terms.length === 0) return () => 0;
  const { reader, view, options, isSmall } = context;
  const score = termScorer(terms);
  const read = (candidate: Candidate) =>
    score(evaluateNow(left, { ...options, root: reader.document(candidate, view) }));
  const names = attributeNames(left) ?? [];
  const path = indexPath(names);
  const found = isSmall || path === undefined ? undefined : findTerms(terms, names, context);
  if (!found || path === undefined) return read;
  let texts: ReadonlyMap<number, string | null> | undefined;
  return (candidate) => {
    // Asked for when it is first needed: the expression may be for some types alone.
    texts ??= reader.texts(path, found(), terms.map(asciiBeginning));
    const text = texts.get(candidate.position);
    return text === null ? read(candidate) : score(text);
  };
}

/** Where an attribute may have one of some terms; undefined where the index cannot tell. */
function findTerms(terms: readonly string[], names: readonly string[], { find }: ScoreContext) {
  const words = terms.map(indexTermOf);
  if (words.some(({ text }) => text === "") || names.some(isNoText)) return undefined;
  // A string that is long enough to be apart from the short ones is one that facts cut short.
  const part = names.length === 1 ? "short" : "all";
  return () => new Set(words.flatMap((word) => [...find(word)[part]]));
}

/** What a word that a term matches begins with at least. */
function asciiBeginning(term: string): string {
  return /^[ -~]*/.exec(indexTermOf(term).text)?.[0] ?? "";
}

/** True for attributes whose words are not in the index: see `textsIn`. */
const isNoText = (name: string) => name.startsWith("_");

/** What `[@, _id] match text::query($words)` says, as `rewriteTextSearch` leaves it. */
export function wholeTextTruth(node: GroqNode, context: ScoreContext): Scorer | undefined {
  const { type, op, left, right } = node;
  if (type !== "OpCall" || op !== "match" || !isNode(right) || !isWholeText(left)) return undefined;
  const found = constantTerms(right, context)?.map((term) => termTruth(term, context));
  return found && ((...of) => Number(found.length > 0 && found.every((one) => one(...of))));
}

/** Whether a document has a term in its text or its id. */
function termTruth(term: string, { reader, view, find }: ScoreContext): (of: Candidate) => boolean {
  const pattern = patternOf(term);
  const inWords = (words: readonly string[]) => words.some((word) => pattern.test(word));
  const positions = isPlain(term) ? find(indexTermOf(term)).all : undefined;
  return (candidate) => {
    const inText = positions
      ? positions.has(candidate.position)
      : inWords(textWords(reader.document(candidate, view)[TEXT]));
    return inText || inWords(wordsOf(reader.document(candidate, view)._id));
  };
}

/** True for a word, or the beginning of one with `*`: what the index of words knows exactly. */
function isPlain(term: string): boolean {
  const word = term.replace(/\*$/, "");
  return word !== "" && !indexTermOf(word).prefix;
}

/** The terms of a search that is the same for every document; undefined when it is not. */
function constantTerms(node: GroqNode, { options }: ScoreContext): string[] | undefined {
  if (node.type !== "Parameter" && node.type !== "Value") return undefined;
  const patterns = [evaluateNow(node, options)].flat();
  // One that is no text, and nothing is found.
  if (!patterns.every((pattern) => typeof pattern === "string")) return [];
  return patterns.flatMap(termsOf);
}

/** `[@, _id]` as `rewriteTextSearch` leaves it. */
function isWholeText(node: unknown): boolean {
  if (!isNode(node) || node.type !== "Array" || !Array.isArray(node.elements)) return false;
  const [text, id, ...more] = node.elements;
  if (more.length > 0 || text?.isSplat !== true || id?.isSplat !== false) return false;
  return attributeNames(text.value)?.join() === TEXT && attributeNames(id.value)?.join() === "_id";
}

/** Scores a value by how often it has each of the terms. */
function termScorer(terms: readonly string[]): (value: unknown) => number {
  const patterns = terms.map(patternOf);
  return (value) => {
    const words = textWords(value);
    return patterns.reduce((sum, pattern) => sum + saturated(matching(words, pattern)), 0);
  };
}

function textWords(value: unknown): string[] {
  return [value].flat().flatMap((text) => (typeof text === "string" ? wordsOf(text) : []));
}

function matching(words: readonly string[], term: RegExp): number {
  return words.reduce((count, word) => count + Number(term.test(word)), 0);
}

/** How groq-js weighs a number of occurrences. */
function saturated(occurrences: number): number {
  return (occurrences * 2.2) / (occurrences + 1.2);
}
