import {
  evaluateSync,
  GroqSyntaxError,
  evaluate as groqEvaluate,
  parse as groqParse,
  toJS,
} from "groq-js";
import { isRecord } from "../documents.ts";

export { GroqSyntaxError };

/**
 * A node of a parsed query. groq-js 2.0.0 ships no type declarations for its AST and evaluator, so the parts
 * that the lake uses are typed here.
 */
export interface GroqNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The input of a query evaluation. */
export interface EvaluateOptions {
  dataset: readonly unknown[];
  params: Readonly<Record<string, unknown>>;
  /** The value of `@` at the top level. */
  root?: unknown;
  timestamp?: Date;
  dereference?: (reference: { _ref: string }) => unknown;
}

/** Parses GROQ; throws GroqSyntaxError if it is invalid. */
export function parse(query: string, options: { params?: Record<string, unknown> } = {}): GroqNode {
  // The parser always returns a node.
  return groqParse(query, options) as GroqNode;
}

/** Evaluates synchronously; the result is plain JSON. */
export const evaluateNow = (node: GroqNode, options: EvaluateOptions): unknown =>
  toJS(evaluateSync(node, options));

/** Evaluates synchronously; the result has the dataset's own document objects, without copying them. */
export const evaluateDocuments = (node: GroqNode, options: EvaluateOptions): unknown =>
  evaluateSync(node, options).data;

export const evaluate = async (node: GroqNode, options: EvaluateOptions): Promise<unknown> =>
  (await groqEvaluate(node, options)).get();

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

/** Functions whose result depends only on their arguments and the time. */
const PLAIN_FUNCTIONS = new Set(["now", "lower", "upper", "string", "coalesce"]);

/** True for an expression that has the same value for every document. */
export function isConstant(node: unknown): node is GroqNode {
  if (!isNode(node)) return false;
  switch (node.type) {
    case "Value":
    case "Parameter":
      return true;
    case "Group":
      return isConstant(node.base);
    case "OpCall":
      return node.op === "+" && isConstant(node.left) && isConstant(node.right);
    case "Array":
      return (
        Array.isArray(node.elements) &&
        node.elements.every(({ value, isSplat }) => !isSplat && isConstant(value))
      );
    case "FuncCall":
      return (
        node.namespace === "global" &&
        PLAIN_FUNCTIONS.has(String(node.name)) &&
        Array.isArray(node.args) &&
        node.args.every(isConstant)
      );
    default:
      return false;
  }
}

/** The names in a path on the document itself, such as `a.b.c`; undefined for anything else. */
export function attributeNames(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Group") return attributeNames(node.base);
  if (node.type !== "AccessAttribute" || typeof node.name !== "string") return undefined;
  const { base } = node;
  if (base === undefined || (isNode(base) && base.type === "This")) return [node.name];
  const names = attributeNames(base);
  return names && [...names, node.name];
}
