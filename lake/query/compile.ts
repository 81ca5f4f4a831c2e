import { isRecord } from "../documents.ts";
import { queryParseError } from "../errors.ts";
import { type GroqNode, GroqSyntaxError, isConstant, isNode, mapNodes, parse } from "./groq.ts";
import { TEXT } from "./search.ts";

/** The documents that a filter on `*` may leave, found by key and passed to groq-js as a parameter. */
interface Selection {
  readonly key: Key;
  /** The same for every document: a string, or an array of them. */
  readonly values: GroqNode;
}

/** What documents are found by: id, the ids they reference, or type. The first found is the narrowest. */
const KEYS = ["_id", "references", "_type"] as const;

export type Key = (typeof KEYS)[number];

/** A query ready to run. */
export interface CompiledQuery {
  readonly ast: GroqNode;
  /** By the name of the parameter. */
  readonly selections: ReadonlyMap<string, Selection>;
  /** The arguments of `text::query()`; undefined if one differs between documents. */
  readonly patterns: readonly GroqNode[] | undefined;
  /** Names of the parameters in the query, in order. */
  readonly params: readonly string[];
}

const CACHE_SIZE = 500;
const cache = new Map<string, CompiledQuery>();

/**
 * Parses a query, or returns it from the cache.
 * @param params must have a value for every `$name` in the query.
 * @throws 400 `queryParseError` with the position in the query.
 */
export function compile(query: string, params: Readonly<Record<string, unknown>>): CompiledQuery {
  const structural = structuralParams(query, params);
  const key = `${query}\0${JSON.stringify(structural)}`;
  const compiled = cache.get(key) ?? parseOrThrow(query, structural);
  const missing = compiled.params.find((name) => !Object.hasOwn(params, name));
  if (missing !== undefined) throw missingParameter(query, missing);
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

function parseOrThrow(query: string, params: Record<string, unknown>): CompiledQuery {
  try {
    // groq-js requires a newline after a comment, even at the end.
    return analyse(parse(`${query}\n`, { params }));
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

function missingParameter(query: string, name: string) {
  const match = [...query.matchAll(TOKENS)].find((token) => token[1] === name);
  const start = match?.index ?? 0;
  const description = `param $${name} referenced, but not provided`;
  return queryParseError(query, start, start + (match?.[0].length ?? 0), description);
}

/** Finds out what a parsed query needs, and prepares it for groq-js. */
function analyse(parsed: GroqNode): CompiledQuery {
  const selections = new Map<string, Selection>();
  const params = new Set<string>();
  const patterns: unknown[] = [];
  const ast = mapNodes(parsed, (node) => {
    if (node.type === "Parameter") params.add(String(node.name));
    if (node.type === "OpCall" && node.op === "match" && isTextQuery(node.right)) {
      const [pattern] = node.right.args;
      patterns.push(pattern);
      return { ...node, left: documentText(node.left), right: pattern };
    }
    const selection = selectionOf(node);
    if (!selection) return node;
    const name = `\0${selections.size}`;
    selections.set(name, selection);
    return { ...node, base: { type: "Parameter", name } };
  });
  return {
    // mapNodes preserves the shape of the tree.
    ast: ast as GroqNode,
    selections,
    patterns: patterns.every(isConstant) ? patterns : undefined,
    params: [...params],
  };
}

/** What the filter of `*[…]` says about the documents' keys; undefined for another node. */
function selectionOf({ type, base, expr }: GroqNode): Selection | undefined {
  if (type !== "Filter" || !isNode(base) || base.type !== "Everything") return undefined;
  const found = conditionsIn(expr).flatMap(selectionsBy);
  return KEYS.map((key) => found.find((selection) => selection.key === key)).find(Boolean);
}

/** The conditions that a document has to meet, all of them. */
function conditionsIn(node: unknown): GroqNode[] {
  if (!isNode(node)) return [];
  if (node.type === "Group") return conditionsIn(node.base);
  if (node.type === "And") return [...conditionsIn(node.left), ...conditionsIn(node.right)];
  return [node];
}

function selectionsBy({ type, op, left, right, name, args }: GroqNode): Selection[] {
  if (type === "FuncCall" && name === "references" && Array.isArray(args)) {
    const elements = args.map((value: unknown) => ({
      type: "ArrayElement",
      value,
      isSplat: false,
    }));
    return args.every(isConstant) ? [{ key: name, values: { type: "Array", elements } }] : [];
  }
  if (type !== "OpCall" || (op !== "==" && op !== "in")) return [];
  const key = keyIn(left);
  if (key && isConstant(right)) return [{ key, values: right }];
  const other = op === "==" && keyIn(right);
  return other && isConstant(left) ? [{ key: other, values: left }] : [];
}

function keyIn(node: unknown): Key | undefined {
  if (!isNode(node) || node.type !== "AccessAttribute" || node.base) return undefined;
  return node.name === "_id" || node.name === "_type" ? node.name : undefined;
}

/**
 * groq-js lacks `text::query()`, which the Studio uses in every list and search: `x match text::query(q)` is
 * evaluated as `x match q`. Quotes and exclusions of the hosted search syntax are treated as plain words.
 */
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
