import { isRecord } from "../documents.ts";
import { queryParseError } from "../errors.ts";
import { TEXT } from "../store/reader.ts";
import { type GroqNode, GroqSyntaxError, isNode, mapNodes, parse } from "./groq.ts";
import { type Plan, plan } from "./plan.ts";

/** A query ready to run. */
interface CompiledQuery {
  /** As written, but for `text::query()`. */
  readonly ast: GroqNode;
  readonly plan: Plan;
}

const CACHE_SIZE = 500;
const cache = new Map<string, CompiledQuery>();

/**
 * Parses a query, or finds it in the cache.
 * @param params checked for every `$name` the query uses.
 * @throws 400 `queryParseError` with the position in the query.
 */
export function compile(query: string, params: Readonly<Record<string, unknown>>): CompiledQuery {
  requireParams(query, params);
  const structural = structuralParams(query, params);
  const key = `${query}\0${JSON.stringify(structural)}`;
  const known = cache.get(key);
  if (known) return known;
  const ast = rewriteTextSearch(parseOrThrow(query, structural));
  const compiled = { ast, plan: plan(ast) };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, compiled);
  return compiled;
}

/**
 * The parameters that the parser must know, since they decide what a bracket means: `[0...$end]`,
 * `[$index]`, `[$field]`. groq-js writes them into the tree, so they are part of the cache's key.
 */
function structuralParams(
  query: string,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const inBrackets = new Set([...query.matchAll(/\[\s*\$(\w+)\s*\]/g)].map((match) => match[1]));
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => typeof value === "number" || inBrackets.has(name),
    ),
  );
}

function parseOrThrow(query: string, params: Record<string, unknown>): GroqNode {
  try {
    // groq-js wants a line's end after a comment, even after the last.
    return parse(`${query}\n`, { params });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const start = error instanceof GroqSyntaxError ? error.position : 0;
    const end = error instanceof GroqSyntaxError ? start : query.length;
    const detail = reason.replace(/^Syntax error in GROQ query at position \d+(: )?/, "");
    throw queryParseError(query, start, end, detail || "unable to parse entire expression");
  }
}

// Strings first, so that a `$name` within one is not taken for a parameter; then comments.
const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\$([A-Za-z_]\w*)/g;

function requireParams(query: string, params: Readonly<Record<string, unknown>>): void {
  for (const match of query.matchAll(TOKENS)) {
    const name = match[1];
    if (name === undefined || Object.hasOwn(params, name)) continue;
    const description = `param $${name} referenced, but not provided`;
    throw queryParseError(query, match.index, match.index + match[0].length, description);
  }
}

/**
 * groq-js has no `text::query()`, which the Studio uses in every list and search. Rewrites
 * `x match text::query(q)` to `x match q`, and there `[@, _id]` (the whole document) to all the
 * document's text. Quotes and exclusions of the hosted search syntax are read as plain words.
 */
function rewriteTextSearch(ast: GroqNode): GroqNode {
  const rewritten = mapNodes(ast, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return node;
    return { ...node, left: documentText(node.left), right: node.right.args[0] };
  });
  // mapNodes keeps the shape of the tree it is given.
  return rewritten as GroqNode;
}

function isTextQuery(value: unknown): value is GroqNode & { args: unknown[] } {
  return (
    isNode(value) &&
    value.type === "FuncCall" &&
    value.namespace === "text" &&
    value.name === "query" &&
    Array.isArray(value.args)
  );
}

/** `@` or `[@, _id]` with the document's text in place of the document. */
function documentText(left: unknown): unknown {
  const text = { type: "AccessAttribute", name: TEXT };
  if (!isNode(left)) return left;
  if (left.type === "This") return text;
  if (left.type !== "Array" || !Array.isArray(left.elements)) return left;
  const elements = left.elements.map((element: unknown) =>
    isRecord(element) && isNode(element.value) && element.value.type === "This"
      ? { ...element, value: text, isSplat: true }
      : element,
  );
  return { ...left, elements };
}
