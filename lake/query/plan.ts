import { isRecord } from "../documents.ts";
import { indexPath } from "../store/indices.ts";
import { attributeNames, type GroqNode, isConstant, isNode, mapNodes } from "./groq.ts";

/** Replaces a `*`, or a `count()` of documents, in a query. */
export interface Lookup {
  /** The filter that documents must pass. */
  readonly filter?: GroqNode;
  /**
   * The filter as a query step on the documents under the id `candidatesOf`, to evaluate when the index
   * covers the filter only in part.
   */
  readonly filtering?: GroqNode;
  /** True when only the number of documents is needed; the filter then only tests types. */
  readonly counts?: boolean;
  /** The slice of the documents that the query uses, if it does not use all. */
  readonly slice?: OrderedSlice;
  /** The arguments of `score()`, if only documents with a positive score are used. */
  readonly scores?: readonly GroqNode[];
}

/** The first documents in an order. */
export interface OrderedSlice {
  readonly limit: number;
  /** The attribute to sort by, such as `slug.current`; creation order if undefined. */
  readonly path?: string;
  readonly direction: Direction;
  /** The direction of ids among documents with the same value, if sorted by id. */
  readonly thenById?: Direction;
}

type Direction = "ASC" | "DESC";

/** A query with every `*` replaced by a lookup. */
export interface Plan {
  readonly ast: GroqNode;
  /** Keyed by the id with which the query dereferences them. */
  readonly lookups: ReadonlyMap<string, Lookup>;
}

/**
 * Replaces every `*` with a lookup. The query still filters, orders and slices the documents, so a
 * lookup may find too many but never too few.
 */
export function plan(ast: GroqNode): Plan {
  const lookups = new Map<string, Lookup>();

  function lookupNode(lookup: Lookup, filter?: GroqNode): GroqNode {
    const id = `\u0000lookup${lookups.size}`;
    const filtering = filter && { ...filter, base: derefNode(candidatesOf(id)) };
    lookups.set(id, { ...lookup, filtering });
    return derefNode(id);
  }

  function rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isRecord(value) || value.type === "Value") return value;
    const countLookup = countLookupFor(value);
    if (countLookup) return lookupNode(countLookup);
    const steps = stepsTo(value);
    return steps ? rewritePipeline(steps) : rewriteFields(value);
  }

  const rewriteFields = (value: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rewrite(child)]));

  function rewritePipeline(steps: readonly GroqNode[]): unknown {
    // Each step is still a node, without its base.
    const rewritten = steps.map(({ base, ...step }) => rewriteFields(step) as GroqNode);
    const [first] = steps;
    const isFiltered = first?.type === "Filter" && !usesParent(first.expr);
    const source = lookupNode(lookupFor(steps), isFiltered ? rewritten.shift() : undefined);
    return rewritten.reduce((base, step) => ({ ...step, base }), source);
  }

  // Rewriting a node gives a node.
  return { ast: rewrite(ast) as GroqNode, lookups };
}

/** The id under which the query dereferences the candidates of a lookup. */
export const candidatesOf = (lookupId: string) => `${lookupId} candidates`;

/** A node for a lookup's result: groq-js lets its caller dereference an id to any value. */
const derefNode = (id: string): GroqNode => ({
  type: "Deref",
  base: { type: "Value", value: { _ref: id } },
});

/** The steps from `*` to a node, in order; undefined if the pipeline does not begin with `*`. */
function stepsTo(node: unknown): GroqNode[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Everything") return [];
  const steps = stepsTo(node.base);
  return steps && [...steps, node];
}

/** The lookup that a pipeline needs. */
function lookupFor(steps: readonly GroqNode[]): Lookup {
  const [first, ...others] = steps.filter(({ type }) => type !== "Group");
  if (!first) return {};
  if (first.type !== "Filter" || !isNode(first.expr)) return { slice: sliceIn([first, ...others]) };
  const [score, scoreFilter] = others;
  const scores = isPositiveScore(scoreFilter) && score?.name === "score" && score.args;
  return Array.isArray(scores)
    ? { filter: first.expr, scores }
    : { filter: first.expr, slice: sliceIn(others) };
}

/** A lookup that counts the documents of some types: `count(*[_type == "a"])`. */
function countLookupFor({ type, namespace, name, args }: Record<string, unknown>) {
  if (type !== "FuncCall" || namespace !== "global" || name !== "count") return undefined;
  const steps = Array.isArray(args) ? stepsTo(args[0]) : undefined;
  if (steps?.length === 0) return { counts: true };
  const [only] = steps?.length === 1 ? steps : [];
  const filter = only?.type === "Filter" ? only.expr : undefined;
  return isNode(filter) && isTypeFilter(filter) ? { counts: true, filter } : undefined;
}

/** True for an expression that reads an outer scope with `^`. */
function usesParent(expr: unknown): boolean {
  let found = false;
  mapNodes(expr, (node) => {
    found ||= node.type === "Parent";
    return node;
  });
  return found;
}

/** True for `_type == "a"` and `_type in ["a", "b"]`. */
function isTypeFilter({ type, op, left, right }: GroqNode): boolean {
  const isComparison = type === "OpCall" && (op === "==" || op === "in");
  return isComparison && attributeNames(left)?.join() === "_type" && isConstant(right);
}

/** True for `[_score > 0]`. */
function isPositiveScore(step: GroqNode | undefined): boolean {
  const expr = step?.type === "Filter" ? step.expr : undefined;
  if (!isNode(expr) || expr.type !== "OpCall" || expr.op !== ">") return false;
  const { left, right } = expr;
  if (attributeNames(left)?.join() !== "_score" || !isNode(right)) return false;
  return right.type === "Value" && right.value === 0;
}

/** The slice of documents that a pipeline uses, if the index can sort them. */
function sliceIn(steps: readonly GroqNode[]): OrderedSlice | undefined {
  const projections: unknown[] = [];
  let order: Omit<OrderedSlice, "limit"> | undefined;
  for (const step of steps) {
    if (step.type === "Map") projections.unshift(step.expr);
    else if (step.type === "PipeFuncCall" && step.name === "order" && !order) {
      order = orderOf(step.args, projections);
      if (!order) return undefined;
    } else {
      const limit = limitOf(step);
      return limit === undefined ? undefined : { direction: "ASC", ...order, limit };
    }
  }
  return undefined;
}

/** How many documents a slice reads; undefined for other steps, and for a slice that counts from the end. */
function limitOf({ type, left, right, index, isInclusive }: GroqNode): number | undefined {
  if (type !== "Slice" && type !== "AccessElement") return undefined;
  const [first, last] = type === "Slice" ? [left, right] : [index, index];
  if (typeof first !== "number" || typeof last !== "number" || first < 0 || last < 0) {
    return undefined;
  }
  return type === "Slice" && isInclusive !== true ? last : last + 1;
}

/**
 * Parses an order that the index supports: one attribute, optionally followed by the id.
 * @param projections the projections before the order, the last first
 */
function orderOf(args: unknown, projections: readonly unknown[]) {
  const keys = (Array.isArray(args) ? args : []).map((node: GroqNode) => {
    const isExplicit = node.type === "Desc" || node.type === "Asc";
    const direction: Direction = node.type === "Desc" ? "DESC" : "ASC";
    return { path: pathOf(projections.reduce(resolve, isExplicit ? node.base : node)), direction };
  });
  const [first, second] = keys;
  if (first?.path === undefined || keys.length > 2) return undefined;
  if (second && second.path !== "_id") return undefined;
  return { path: first.path, direction: first.direction, thenById: second?.direction };
}

/** Resolves an order key that reads a projected attribute to the expression of that attribute. */
function resolve(key: unknown, projection: unknown): unknown {
  if (!isNode(key) || !isNode(projection) || !isNode(projection.expr)) return undefined;
  if (key.type === "AccessElement") {
    const array = resolve(key.base, projection);
    if (!isNode(array) || !Array.isArray(array.elements)) return undefined;
    if (array.elements.some(({ isSplat }) => isSplat)) return undefined;
    return array.elements[Number(key.index)]?.value;
  }
  const { attributes } = projection.expr;
  const names = attributeNames(key);
  if (!Array.isArray(attributes) || names?.length !== 1) return undefined;
  // A splat might overwrite the attribute.
  if (attributes.some(({ type }) => type !== "ObjectAttributeValue")) return undefined;
  return attributes.findLast(({ name }) => name === names[0])?.value;
}

function pathOf(key: unknown): string | undefined {
  const names = attributeNames(key);
  return names?.join() === "_id" ? "_id" : names && indexPath(names);
}
