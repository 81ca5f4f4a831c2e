import {
  type EvaluateOptions,
  type ExprNode,
  evaluateSync,
  parse as groqParse,
  toJS,
} from "groq-js";
import { isRecord } from "../documents.ts";

export { GroqSyntaxError } from "groq-js";

/** A node of a parsed query, as functions see it that walk any tree. Each is one of groq-js's nodes. */
export interface GroqNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Parses GROQ; throws GroqSyntaxError if it is invalid. */
export function parse(query: string, options: { params?: Record<string, unknown> } = {}): GroqNode {
  return { ...groqParse(query, options) };
}

// A walk replaces nodes by nodes of the same kind, so a whole tree is an expression of groq-js again.
const expressionOf = (node: GroqNode): ExprNode => node as ExprNode;

/** Evaluates at once; the result is plain JSON. Functions that compare documents are not available. */
export const evaluateNow = (node: GroqNode, options: EvaluateOptions): unknown =>
  toJS(evaluateSync(expressionOf(node), options));

export const isNode = (value: unknown): value is GroqNode =>
  isRecord(value) && typeof value.type === "string";

/** Copies a tree bottom-up, replacing each node with the result of `change`. */
export function mapNodes(value: unknown, change: (node: GroqNode) => GroqNode): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, change));
  if (!isRecord(value)) return value;
  // A literal's value is data, not a subtree.
  if (value.type === "Value") return isNode(value) ? change(value) : value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapNodes(child, change)]),
  );
  return isNode(copy) ? change(copy) : copy;
}

/** True for an expression that has the same value for every document. */
export function isConstant(node: unknown): node is GroqNode {
  if (!isNode(node)) return false;
  if (node.type === "Value" || node.type === "Parameter") return true;
  if (node.type === "Group") return isConstant(node.base);
  if (node.type === "OpCall") {
    return node.op === "+" && isConstant(node.left) && isConstant(node.right);
  }
  return (
    node.type === "Array" &&
    Array.isArray(node.elements) &&
    node.elements.every(({ value, isSplat }) => !isSplat && isConstant(value))
  );
}
