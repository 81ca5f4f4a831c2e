import { queryParseError } from "../errors.ts";
import { type GroqNode, GroqSyntaxError, parse } from "./groq.ts";
import { type Plan, plan } from "./plan.ts";
import { rewriteTextSearch } from "./text-search.ts";

/** A query ready to run. */
export interface CompiledQuery {
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
