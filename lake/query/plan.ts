import { indexPath } from "../store/index-entries.ts";
import { attributeNames, isConstant } from "./constants.ts";
import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/** What replaces a `*`, or a `count()` of documents, in a query. */
export interface Lookup {
  /** The filter that documents have to pass. */
  readonly filter?: GroqNode;
  /**
   * The filter as a part of the query, on the documents under the id `candidatesOf`: to be evaluated
   * where the index does not know the filter exactly.
   */
  readonly filtering?: GroqNode;
  /** True where only the number of documents is needed; the filter is then by type. */
  readonly counts?: boolean;
  /** The slice of them that the query uses, if it does not use all. */
  readonly slice?: OrderedSlice;
  /** The arguments of `score()`, where only documents with a positive score are used. */
  readonly scores?: readonly GroqNode[];
}

/** The first documents in an order. */
export interface OrderedSlice {
  readonly limit: number;
  /** The attribute that decides the order, such as `slug.current`; none: the order of creation. */
  readonly path?: string;
  readonly direction: Direction;
  /** Where documents with the same value are in the order of their ids. */
  readonly thenById?: Direction;
}

type Direction = "ASC" | "DESC";

/** A query in which lookups stand for every `*`. */
export interface Plan {
  readonly ast: GroqNode;
  /** By the id under which the query dereferences them. */
  readonly lookups: ReadonlyMap<string, Lookup>;
}

interface OrderKey {
  readonly node: unknown;
  readonly direction: Direction;
}

/** A slice, and the keys of the order before it as they are written. */
interface Slice {
  readonly limit: number;
  readonly keys: readonly OrderKey[];
}

/** What is known from the nodes around a source of documents. */
interface Surroundings {
  readonly filter?: GroqNode;
  readonly slice?: Slice;
  readonly scores?: readonly GroqNode[];
}

/**
 * Replaces every `*` with a lookup. The query still filters, orders and slices the documents of a
 * lookup, so that it may return too many, but never too few.
 */
export function plan(ast: GroqNode): Plan {
  const lookups = new Map<string, Lookup>();

  let count = 0;

  function lookupNode(lookup: Lookup, filter?: GroqNode): GroqNode {
    const id = `\u0000lookup${count++}`;
    const filtering = filter && { ...filter, base: derefNode(candidatesOf(id)) };
    lookups.set(id, { ...lookup, filtering });
    return derefNode(id);
  }

  /** Any part of a query. */
  function rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rewrite);
    if (isNode(value)) return countNode(value) ?? source(value, {});
    return typeof value === "object" && value !== null ? rewriteFields(value) : value;
  }

  function rewriteFields(value: object): Record<string, unknown> {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rewrite(child)]));
  }

  /** A node that may evaluate to documents, which the nodes around it filter, order and slice. */
  function source(node: unknown, around: Surroundings): unknown {
    if (!isNode(node)) return rewrite(node);
    const { base, expr } = node;
    switch (node.type) {
      case "Everything":
        return lookupNode(lookupIn(around));
      case "Value":
        return node;
      case "Group":
        return { ...node, base: source(base, around) };
      case "Filter": {
        const within = filtered(node, around);
        const filter = { ...node, expr: rewrite(expr) };
        const isFirst = isNode(base) && base.type === "Everything";
        return isFirst && !usesParent(expr)
          ? lookupNode(lookupIn(within), filter)
          : { ...filter, base: source(base, within) };
      }
      case "Slice":
      case "AccessElement":
        return { ...node, base: source(base, { slice: sliceOf(node) }) };
      case "Map": {
        const slice = around.filter ? undefined : throughProjection(around.slice, expr);
        return { ...node, base: source(base, { slice }), expr: rewrite(expr) };
      }
      case "PipeFuncCall": {
        const slice = around.filter ? undefined : ordered(around.slice, node);
        const scores = node.name === "score" ? around.scores : undefined;
        return { ...node, base: source(base, { slice, scores }), args: rewrite(node.args) };
      }
      default:
        return rewriteFields(node);
    }
  }

  function countNode({ type, namespace, name, args }: GroqNode): GroqNode | undefined {
    if (type !== "FuncCall" || namespace !== "global" || name !== "count") return undefined;
    const [counted] = Array.isArray(args) ? args : [];
    if (!isNode(counted)) return undefined;
    if (counted.type === "Everything") return lookupNode({ counts: true });
    const { base, expr } = counted;
    const isFilter = counted.type === "Filter" && isNode(base) && base.type === "Everything";
    return isFilter && isNode(expr) && isTypeFilter(expr)
      ? lookupNode({ counts: true, filter: expr })
      : undefined;
  }

  // A node is a node afterwards.
  return { ast: rewrite(ast) as GroqNode, lookups };
}

/** The id of the documents that may pass the filter of a lookup. */
export const candidatesOf = (lookupId: string) => `${lookupId} candidates`;

/** groq-js leaves dereferencing to its caller and accepts any value as the result. */
const derefNode = (id: string): GroqNode => ({
  type: "Deref",
  base: { type: "Value", value: { _ref: id } },
});

const lookupIn = ({ slice, ...rest }: Surroundings): Lookup => ({
  ...rest,
  slice: slice && orderedSlice(slice),
});

/** True for an expression that reads what surrounds it, by `^`. */
function usesParent(expr: unknown): boolean {
  let found = false;
  mapNodes(expr, (node) => {
    found ||= node.type === "Parent";
    return node;
  });
  return found;
}

/** What is known of the base of a filter. */
function filtered({ base, expr }: GroqNode, around: Surroundings): Surroundings {
  if (isPositiveScore(expr)) {
    const isScore = isNode(base) && base.type === "PipeFuncCall" && base.name === "score";
    return isScore && Array.isArray(base.args) ? { scores: base.args } : {};
  }
  if (!isNode(expr)) return {};
  const filter = around.filter ? { type: "And", left: expr, right: around.filter } : expr;
  return { ...around, filter };
}

/** True for `_type == "a"` and `_type in ["a", "b"]`. */
function isTypeFilter({ type, op, left, right }: GroqNode): boolean {
  const isComparison = type === "OpCall" && (op === "==" || op === "in");
  return isComparison && attributeNames(left)?.join() === "_type" && isConstant(right);
}

/** True for `_score > 0`. */
function isPositiveScore(expr: unknown): boolean {
  if (!isNode(expr) || expr.type !== "OpCall" || expr.op !== ">") return false;
  const { left, right } = expr;
  if (attributeNames(left)?.join() !== "_score" || !isNode(right)) return false;
  return right.type === "Value" && right.value === 0;
}

/** Undefined for a slice that counts from the end. */
function sliceOf({ type, left, right, index, isInclusive }: GroqNode): Slice | undefined {
  const [first, last] = type === "Slice" ? [left, right] : [index, index];
  if (typeof first !== "number" || typeof last !== "number" || first < 0 || last < 0) {
    return undefined;
  }
  const limit = type === "Slice" && isInclusive !== true ? last : last + 1;
  return { limit, keys: [] };
}

/** A slice of what `order()` gives. */
function ordered(slice: Slice | undefined, { name, args }: GroqNode): Slice | undefined {
  if (!slice || slice.keys.length > 0 || name !== "order" || !Array.isArray(args)) return undefined;
  const keys = args.map((node: GroqNode): OrderKey => {
    const isMarked = node.type === "Desc" || node.type === "Asc";
    return {
      node: isMarked ? node.base : node,
      direction: node.type === "Desc" ? "DESC" : "ASC",
    };
  });
  return { ...slice, keys };
}

/** A slice of projected documents, as a slice of the documents themselves. */
function throughProjection(slice: Slice | undefined, expr: unknown): Slice | undefined {
  return (
    slice && {
      ...slice,
      keys: slice.keys.map((key) => ({ ...key, node: resolve(key.node, expr) })),
    }
  );
}

/** The expression behind an order key that reads a projected attribute. */
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
  // A splat might replace the attribute.
  if (attributes.some(({ type }) => type !== "ObjectAttributeValue")) return undefined;
  return attributes.findLast(({ name }) => name === names[0])?.value;
}

/** A slice whose order the index knows: of one attribute, and then of ids at most. */
function orderedSlice({ limit, keys }: Slice): OrderedSlice | undefined {
  const [first, second] = keys;
  if (!first) return { limit, direction: "ASC" };
  const path = pathOf(first);
  if (path === undefined || keys.length > 2) return undefined;
  if (!second) return { limit, path, direction: first.direction };
  if (pathOf(second) !== "_id") return undefined;
  return { limit, path, direction: first.direction, thenById: second.direction };
}

function pathOf({ node }: OrderKey): string | undefined {
  const names = attributeNames(node);
  return names?.join() === "_id" ? "_id" : names && indexPath(names);
}
