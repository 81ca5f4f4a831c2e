import { indexPath } from "../store/index-entries.ts";
import { analyseFilter, analyseScore, attributeNames, type Condition } from "./conditions.ts";
import type { Demand } from "./find.ts";
import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/**
 * A place in a query that looks for documents: `*[…]`, or `count(*[…])`. It reads an index instead
 * of every document, once for each time the place is come by, with the operands of that time.
 */
export interface Lookup {
  /** Name of the parameter that stands in the query for it: see `engine.ts`. */
  readonly parameter: string;
  readonly condition: Condition;
  readonly counts: boolean;
  readonly demand?: Demand;
  /** How it scores what it finds, where the query asks for no others than those with a score. */
  readonly score?: ScorePlan;
}

/** `| score(…)[_score > 0]`, within a lookup. */
export interface ScorePlan {
  readonly args: readonly GroqNode[];
  /** What the index left open of the filter before. */
  readonly filter?: GroqNode;
}

/** A query whose every `*` is a lookup. */
export interface Planned {
  readonly ast: GroqNode;
  readonly lookups: readonly Lookup[];
  /** True when lookups may find more than matches: filters are looked at again. */
  readonly loose: boolean;
}

/** Where in a query the planner is. */
interface Place {
  /** See `outsideFilter`. */
  readonly hidden: boolean;
  readonly demand?: Demand;
}

const EVERYTHING: GroqNode = { type: "Everything" };
const YES: GroqNode = { type: "Value", value: true };

/**
 * Replaces every `*` of a query by lookups. Knows nothing of what is asked for: only how a filter,
 * an order and a slice are written.
 * @param loose true relies on nothing but that a lookup finds all that may match
 */
export function plan(ast: GroqNode, loose: boolean): Planned {
  const planner = new Planner(loose);
  return { ast: planner.node(ast, { hidden: false }), lookups: planner.lookups, loose };
}

class Planner {
  readonly lookups: Lookup[] = [];
  readonly #loose: boolean;

  constructor(loose: boolean) {
    this.#loose = loose;
  }

  node(node: GroqNode, place: Place): GroqNode {
    const { hidden, demand } = place;
    switch (node.type) {
      case "Everything":
        return this.#filter(EVERYTHING, YES, place);
      case "Filter":
        return this.#filter(node.base, node.expr, place);
      case "Slice":
      case "AccessElement":
        return { ...node, base: this.#child(node.base, { hidden, demand: demandOf(node) }) };
      case "Map":
      case "FlatMap":
        return {
          ...node,
          base: this.#child(node.base, { hidden, demand: through(node, demand) }),
          expr: this.#child(node.expr, { hidden: true }),
        };
      case "Projection":
        return {
          ...node,
          base: this.#child(node.base, { hidden }),
          expr: this.#child(node.expr, { hidden: false }),
        };
      case "PipeFuncCall":
        return {
          ...node,
          base: this.#child(node.base, { hidden, demand: ordered(node, demand) }),
          args: this.#child(node.args, { hidden: false }),
        };
      case "FuncCall":
        return this.#count(node, hidden) ?? this.#children(node, { hidden });
      case "Group":
        return { ...node, base: this.#child(node.base, place) };
      case "Value":
        return node;
      default:
        return this.#children(node, { hidden });
    }
  }

  #child<T>(value: T, place: Place): T;
  #child(value: unknown, place: Place): unknown {
    if (Array.isArray(value))
      return value.map((item) => this.#child(item, { hidden: place.hidden }));
    if (isNode(value)) return this.node(value, place);
    return value;
  }

  #children(node: GroqNode, place: Place): GroqNode {
    const copy = Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, this.#child(child, place)]),
    );
    // The type was copied with the rest.
    return copy as GroqNode;
  }

  #filter(base: unknown, expr: unknown, place: Place): GroqNode {
    const inner = isNode(base) && base.type === "Group" ? base.base : base;
    if (isNode(inner) && inner.type === "Filter") {
      const merged = { type: "And", left: inner.expr, right: expr };
      if (startsAtEverything(inner)) return this.#filter(inner.base, merged, place);
    }
    const scored = isNode(inner) ? this.#scored(inner, expr, place) : undefined;
    if (scored) return scored;
    if (!isNode(inner) || inner.type !== "Everything") {
      return {
        type: "Filter",
        base: this.#child(base, { hidden: place.hidden }),
        expr: this.#child(expr, { hidden: false }),
      };
    }
    const operands = { nodes: [], hidden: place.hidden };
    const analysis = expr === YES ? ALL_DOCUMENTS : analyseFilter(expr, operands);
    const exact = analysis.exact && !this.#loose;
    const lookup = this.#lookup(
      { condition: analysis.condition, counts: false, ...(exact ? { demand: place.demand } : {}) },
      operands,
    );
    if (exact || expr === YES) return lookup;
    return { type: "Filter", base: lookup, expr: this.#child(expr, { hidden: false }) };
  }

  /** `*[…] | score(…)[_score > 0]`: only what the index finds for one of the scores is looked at. */
  #scored(pipe: GroqNode, expr: unknown, place: Place): GroqNode | undefined {
    const { base, args } = pipe;
    if (pipe.type !== "PipeFuncCall" || pipe.name !== "score" || this.#loose) return undefined;
    if (!Array.isArray(args) || args.some(readsMore) || !isPositiveScore(expr)) return undefined;
    const [everything, filter] =
      isNode(base) && base.type === "Filter" ? [base.base, base.expr] : [base, YES];
    if (!isNode(everything) || everything.type !== "Everything") return undefined;
    if (!isNode(filter) || readsMore(filter)) return undefined;
    const operands = { nodes: [], hidden: place.hidden };
    const before = filter === YES ? ALL_DOCUMENTS : analyseFilter(filter, operands);
    const scores = args.flatMap((arg) => {
      const { condition } = analyseScore(arg, operands);
      return condition.op === "or" ? condition.items : [condition];
    });
    const any: Condition = scores.some(({ op }) => op === "all")
      ? { op: "all" }
      : { op: "loose", item: { op: "or", items: scores } };
    const items = [before.condition, any].filter(({ op }) => op !== "all");
    const condition: Condition = items.length > 0 ? { op: "and", items } : { op: "all" };
    const demand = place.demand?.order?.byScore ? { demand: place.demand } : {};
    const score = { args, ...(before.exact ? {} : { filter }) };
    return this.#lookup({ condition, counts: false, ...demand, score }, operands);
  }

  /** `count(*[…])` where the index knows the answer. */
  #count(call: GroqNode, hidden: boolean): GroqNode | undefined {
    if (call.namespace !== "global" || call.name !== "count" || this.#loose) return undefined;
    let counted: unknown = Array.isArray(call.args) ? call.args[0] : undefined;
    while (isNode(counted) && (counted.type === "Map" || counted.type === "Group"))
      counted = counted.base;
    if (!isNode(counted)) return undefined;
    const [base, expr] = counted.type === "Filter" ? [counted.base, counted.expr] : [counted, YES];
    if (!isNode(base) || base.type !== "Everything") return undefined;
    const operands = { nodes: [], hidden };
    const analysis = expr === YES ? ALL_DOCUMENTS : analyseFilter(expr, operands);
    if (!analysis.exact) return undefined;
    return this.#lookup({ condition: analysis.condition, counts: true }, operands);
  }

  #lookup(
    found: Omit<Lookup, "parameter">,
    operands: { nodes: GroqNode[]; hidden: boolean },
  ): GroqNode {
    const parameter = `\u0000lookup${this.lookups.length}`;
    this.lookups.push({ parameter, ...found });
    const elements = operands.nodes.map((node) => ({
      type: "ArrayElement",
      value: this.node(node, { hidden: operands.hidden }),
      isSplat: false,
    }));
    return {
      type: "OpCall",
      op: "+",
      left: { type: "Parameter", name: parameter },
      right: { type: "Array", elements },
    };
  }
}

const ALL_DOCUMENTS = { condition: { op: "all" }, exact: true } as const;

function startsAtEverything(filter: GroqNode): boolean {
  const { base } = filter;
  if (!isNode(base)) return false;
  return base.type === "Everything" || (base.type === "Filter" && startsAtEverything(base));
}

/** True when an expression looks at more than one document and the parameters. */
function readsMore(expr: unknown): boolean {
  let reads = false;
  mapNodes(expr, (node) => {
    reads ||= node.type === "Everything" || node.type === "Parent";
    return node;
  });
  return reads;
}

/** True for `_score > 0`. */
function isPositiveScore(expr: unknown): boolean {
  if (!isNode(expr) || expr.type !== "OpCall" || expr.op !== ">") return false;
  const { left, right } = expr;
  if (attributeNames(left)?.join() !== "_score" || !isNode(right)) return false;
  return right.type === "Value" && right.value === 0;
}

/** How many of what is before a slice it shows. */
function demandOf(node: GroqNode): Demand | undefined {
  const { left, right, index, isInclusive } = node;
  if (node.type === "AccessElement") {
    return typeof index === "number" && index >= 0 ? { limit: index + 1, skip: index } : undefined;
  }
  if (typeof left !== "number" || typeof right !== "number" || left < 0 || right < 0)
    return undefined;
  return { limit: isInclusive ? right + 1 : right, skip: left };
}

/** A demand on what a `Map` makes, as one on what it is made of. */
function through(map: GroqNode, demand: Demand | undefined): Demand | undefined {
  // Several may come of one, or none.
  if (!demand || map.type !== "Map") return undefined;
  if (!demand.order) return demand;
  const { node, descending, alone } = demand.order;
  const resolved = resolve(node, map.expr);
  return resolved && withKey(demand, resolved, descending, alone);
}

function ordered(pipe: GroqNode, demand: Demand | undefined): Demand | undefined {
  if (!demand || demand.order || pipe.name !== "order" || !Array.isArray(pipe.args))
    return undefined;
  const [first] = pipe.args;
  if (!isNode(first)) return undefined;
  const descending = first.type === "Desc";
  const key = first.type === "Desc" || first.type === "Asc" ? first.base : first;
  return isNode(key) ? withKey(demand, key, descending, pipe.args.length === 1) : undefined;
}

function withKey(
  { limit, skip }: Demand,
  node: GroqNode,
  descending: boolean,
  alone: boolean,
): Demand {
  const names = attributeNames(node);
  const path = names && indexPath(names);
  const byId = names?.join() === "_id";
  const byScore = names?.join() === "_score" && descending && alone;
  return { limit, skip, order: { node, path: path ?? UNKNOWN, byId, byScore, descending, alone } };
}

/** No document has such a path, so that nothing is in its order: see `find.ts`. */
const UNKNOWN = "";

/** What a key of an order reads, where it reads the object that a projection makes. */
function resolve(key: GroqNode, projection: unknown): GroqNode | undefined {
  if (!isNode(projection) || projection.type !== "Projection") return undefined;
  const { expr } = projection;
  if (!isNode(expr) || expr.type !== "Object" || !Array.isArray(expr.attributes)) return undefined;
  if (key.type === "AccessElement" && isNode(key.base) && typeof key.index === "number") {
    const array = resolve(key.base, projection);
    if (array?.type !== "Array" || !Array.isArray(array.elements)) return undefined;
    const elements: { value: unknown; isSplat: boolean }[] = array.elements;
    const value = elements[key.index]?.value;
    return elements.some(({ isSplat }) => isSplat) || !isNode(value) ? undefined : value;
  }
  const names = attributeNames(key);
  if (names?.length !== 1) return undefined;
  const attributes: GroqNode[] = expr.attributes;
  // A splat after it might replace it.
  if (attributes.some(({ type }) => type !== "ObjectAttributeValue")) return undefined;
  const value = attributes.findLast(({ name }) => name === names[0])?.value;
  return isNode(value) ? value : undefined;
}
