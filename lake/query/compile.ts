import { isRecord } from "../documents.ts";
import { queryParseError } from "../errors.ts";
import { TEXT } from "../store/reader.ts";
import { type GroqNode, GroqSyntaxError, isNode, mapNodes, parse } from "./groq.ts";
import { type Plan, plan } from "./plan.ts";

/** A query ready to run. */
interface CompiledQuery {
  /** As parsed, with `text::query()` rewritten. */
  readonly ast: GroqNode;
  readonly plan: Plan;
}

const CACHE_SIZE = 500;
const cache = new Map<string, CompiledQuery>();

/**
 * Parses a query, or returns it from the cache.
 * @param params must have a value for every `$name` in the query.
 * @throws 400 `queryParseError` with the position in the query.
 */
export function compile(query: string, params: Readonly<Record<string, unknown>>): CompiledQuery {
  requireParams(query, params);
  const structural = structuralParams(query, params);
  const key = `${query}\0${JSON.stringify(structural)}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const ast = rewriteTextSearch(parseOrThrow(query, structural));
  const compiled = { ast, plan: plan(ast) };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, compiled);
  return compiled;
}

/**
 * The parameters that the parser needs because they decide what brackets mean: `[0...$end]`, `[$index]`,
 * `[$field]`. groq-js writes their values into the AST, so they are part of the cache key.
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
    // groq-js requires a newline after a comment, even at the end.
    return parse(`${query}\n`, { params });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const start = error instanceof GroqSyntaxError ? error.position : 0;
    const end = error instanceof GroqSyntaxError ? start : query.length;
    const detail = reason.replace(/^Syntax error in GROQ query at position \d+(: )?/, "");
    throw queryParseError(query, start, end, detail || "unable to parse entire expression");
  }
}

// Strings and comments come first, so that a `$name` inside one is not taken for a parameter.
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
 * groq-js lacks `text::query()`, which the Studio uses in every list and search. Rewrites
 * `x match text::query(q)` to `x match q`, with `[@, _id]` (the whole document) replaced by all of the
 * document's text. Quotes and exclusions of the hosted search syntax are treated as plain words.
 */
function rewriteTextSearch(ast: GroqNode): GroqNode {
  const rewritten = mapNodes(ast, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return node;
    return { ...node, left: documentText(node.left), right: node.right.args[0] };
  });
  // mapNodes preserves the shape of the tree.
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

/** Replaces the document with its text in `@` or `[@, _id]`. */
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
