import { type LakeDocument, publishedIdOf } from "../documents.ts";
import type { ReferenceIndex } from "../store/references.ts";
import type { View } from "../store/view.ts";
import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/**
 * A `*[…]` whose filter names the types, ids or references it wants. The `*` is replaced by a
 * parameter that holds those documents only, so the filter runs over a few instead of all.
 */
export interface Pin {
  /** Name of the parameter standing in for `*`. */
  readonly parameter: string;
  readonly kind: "type" | "id" | "references";
  /** Literals and parameters; each a string or an array of strings. */
  readonly operands: readonly GroqNode[];
}

/** Finds the pins of a query and replaces each `*` by its parameter. */
export function pinEverything(ast: GroqNode): { ast: GroqNode; pins: Pin[] } {
  const pins: Pin[] = [];
  const pinned = mapNodes(ast, (node) => {
    if (node.type !== "Filter" || !isNode(node.base) || node.base.type !== "Everything")
      return node;
    const found = findPin(node.expr);
    if (!found) return node;
    const parameter = `\u0000pin${pins.length}`;
    pins.push({ parameter, ...found });
    return { ...node, base: { type: "Parameter", name: parameter } };
  });
  // mapNodes keeps the shape of the tree it is given.
  return { ast: pinned as GroqNode, pins };
}

type Found = Omit<Pin, "parameter">;
const NARROWEST_FIRST = ["id", "references", "type"];

function findPin(expr: unknown): Found | undefined {
  const found = conjuncts(expr).flatMap((term) => pinOf(term) ?? []);
  return found.sort((a, b) => NARROWEST_FIRST.indexOf(a.kind) - NARROWEST_FIRST.indexOf(b.kind))[0];
}

function conjuncts(expr: unknown): GroqNode[] {
  if (!isNode(expr)) return [];
  if (expr.type === "Group") return conjuncts(expr.base);
  if (expr.type === "And") return [...conjuncts(expr.left), ...conjuncts(expr.right)];
  return [expr];
}

function pinOf(term: GroqNode): Found | undefined {
  if (term.type === "FuncCall" && term.namespace === "global" && term.name === "references") {
    const operands = constants(term.args);
    return operands && { kind: "references", operands };
  }
  if (term.type !== "OpCall" || (term.op !== "==" && term.op !== "in")) return undefined;
  const [attribute, operand] = attributeName(term.left)
    ? [attributeName(term.left), term.right]
    : [term.op === "==" ? attributeName(term.right) : undefined, term.left];
  const kind = attribute === "_type" ? "type" : attribute === "_id" ? "id" : undefined;
  const operands = constants([operand]);
  return kind && operands && { kind, operands };
}

function attributeName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== "AccessAttribute" || node.base !== undefined) return undefined;
  return typeof node.name === "string" ? node.name : undefined;
}

/** The nodes as literals and parameters, arrays of them taken apart; undefined if any is neither. */
function constants(nodes: unknown): GroqNode[] | undefined {
  if (!Array.isArray(nodes)) return undefined;
  const found: GroqNode[] = [];
  for (const node of nodes) {
    if (!isNode(node)) return undefined;
    if (node.type === "Value" || node.type === "Parameter") found.push(node);
    else if (node.type === "Array" && Array.isArray(node.elements)) {
      const inner = constants(node.elements.map((element) => element.value));
      if (!inner || node.elements.some((element) => element.isSplat)) return undefined;
      found.push(...inner);
    } else return undefined;
  }
  return found;
}

/** The strings a pin names under these parameters: types or ids. */
export function pinnedNames(pin: Pin, params: Readonly<Record<string, unknown>>): Set<string> {
  const values = pin.operands.flatMap((node) =>
    node.type === "Parameter" ? params[String(node.name)] : node.value,
  );
  return new Set(values.filter((value) => typeof value === "string"));
}

/** The documents of a view that a pin can match: a superset of those its filter keeps. */
export function pinnedDocuments(
  pin: Pin,
  names: ReadonlySet<string>,
  view: View,
  references: ReferenceIndex,
): readonly LakeDocument[] {
  if (pin.kind === "type") {
    const [only, ...more] = names;
    if (only !== undefined && more.length === 0) return view.ofType(only);
    return [...names].flatMap((type) => view.ofType(type));
  }
  const ids =
    pin.kind === "id" ? names : new Set([...names].flatMap((id) => [...references.sourcesOf(id)]));
  // Under an overlaying perspective a draft goes by its published id.
  const found = [...ids].flatMap((id) => view.get(id) ?? view.get(publishedIdOf(id)) ?? []);
  return [...new Set(found)];
}
