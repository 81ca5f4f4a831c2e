import type { LakeDocument } from "../documents.ts";
import { attributeNames } from "./conditions.ts";
import type { Candidate } from "./find.ts";
import { evaluateNow, type GroqNode, isNode } from "./groq.ts";
import { matchScorer, type ScoreContext, type Scorer, wholeTextTruth } from "./score-words.ts";

/** A document that was found, with its score. */
export interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/**
 * Scores documents as groq-js's `score()` does, expression by expression, but asks the index what
 * it knows instead of reading each document. The best come first.
 */
export function scoreAll(
  candidates: readonly Candidate[],
  args: readonly GroqNode[],
  context: ScoreContext,
): Scored[] {
  const scorers = args.map((arg) => scorerOf(arg, context));
  return candidates
    .map((candidate) => {
      const score = scorers.reduce((sum, scorer) => sum + scorer(candidate), 0);
      return { candidate, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** The same document with a score; its long attributes stay unread. */
export function withScore(document: LakeDocument, score: number): LakeDocument {
  // All that the document has, and a score.
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(document),
      _score: { value: score, enumerable: true, writable: true, configurable: true },
    },
  ) as LakeDocument;
}

function scorerOf(node: GroqNode, context: ScoreContext): Scorer {
  const { left, right, args } = node;
  if (node.type === "OpCall" && node.op === "match" && isNode(left) && isNode(right)) {
    return matchScorer(left, right, context) ?? evaluated(node, context);
  }
  if (node.type === "FuncCall" && node.name === "boost" && Array.isArray(args)) {
    const inner = scorerOf(args[0], context);
    const boost = evaluateNow(args[1], context.options);
    return (candidate) => {
      const score = inner(candidate);
      return typeof boost === "number" && score > 0 ? score + boost : 0;
    };
  }
  if ((node.type === "Or" || node.type === "And") && isNode(left) && isNode(right)) {
    const [first, second] = [scorerOf(left, context), scorerOf(right, context)];
    if (node.type === "Or") return (candidate) => first(candidate) + second(candidate);
    return (candidate) => {
      const score = first(candidate);
      const other = score === 0 ? 0 : second(candidate);
      return other === 0 ? 0 : score + other;
    };
  }
  return truth(node, context);
}

/** 1 where an expression is true: a group counts as that, whatever its parts would score. */
function truth(node: GroqNode, context: ScoreContext): Scorer {
  const { left, right, base } = node;
  if (node.type === "Group" && isNode(base)) return truth(base, context);
  if ((node.type === "Or" || node.type === "And") && isNode(left) && isNode(right)) {
    const [first, second] = [truth(left, context), truth(right, context)];
    if (node.type === "Or") return (candidate) => first(candidate) || second(candidate);
    return (candidate) => first(candidate) && second(candidate);
  }
  return (
    wholeTextTruth(node, context) ??
    typeScorer(node, context) ??
    referenceScorer(node, context) ??
    evaluated(node, context)
  );
}

function evaluated(node: GroqNode, { reader, view, options }: ScoreContext): Scorer {
  return (candidate) => {
    const root = reader.document(candidate, view);
    return Number(evaluateNow(node, { ...options, root }) === true);
  };
}

/** `_type in ["a", "b"]`, without going through the list for each document. */
function typeScorer(
  { type, op, left, right }: GroqNode,
  { options }: ScoreContext,
): Scorer | undefined {
  if (type !== "OpCall" || op !== "in" || attributeNames(left)?.join() !== "_type")
    return undefined;
  if (!isNode(right) || !["Array", "Parameter"].includes(right.type)) return undefined;
  const listed = evaluateNow(right, options);
  if (!Array.isArray(listed)) return () => 0;
  const types = new Set<unknown>(listed);
  return ({ type }) => Number(types.has(type));
}

/** `references($id)`, from the index. */
function referenceScorer(node: GroqNode, { reader, options }: ScoreContext): Scorer | undefined {
  const { type, namespace, name, args } = node;
  if (type !== "FuncCall" || namespace !== "global" || name !== "references") return undefined;
  if (!Array.isArray(args) || !args.every(({ type }) => type === "Parameter" || type === "Value")) {
    return undefined;
  }
  const ids = args.flatMap((arg) => evaluateNow(arg, options));
  const positions = reader.positions(
    "SELECT position FROM links WHERE direct = 1 AND target IN (SELECT value FROM json_each(?))",
    JSON.stringify(ids.filter((id) => typeof id === "string")),
  );
  return ({ position }) => Number(positions.has(position));
}
