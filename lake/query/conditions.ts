import { indexPath } from "../store/index-entries.ts";
import { TEXT } from "../store/reader.ts";
import { type GroqNode, isNode } from "./groq.ts";
import { outsideFilter } from "./operands.ts";

/** What an index can say of a filter. Operands are numbers: places in the lookup's list. */
export type Condition =
  | { readonly op: "all" }
  | { readonly op: "and" | "or"; readonly items: readonly Condition[] }
  | { readonly op: "not"; readonly item: Condition }
  /** More than the item says is welcome, whatever is wanted around it. */
  | { readonly op: "loose"; readonly item: Condition }
  | { readonly op: "type" | "id"; readonly operand: number; readonly many: boolean }
  | { readonly op: "is"; readonly path: string; readonly operand: number; readonly many: boolean }
  | { readonly op: "has"; readonly path: string; readonly operand: number }
  | { readonly op: Comparison; readonly path: string; readonly operand: number }
  | { readonly op: "defined"; readonly path: string }
  | { readonly op: "references"; readonly operands: readonly number[] }
  | { readonly op: "words"; readonly operand: number; readonly always: boolean }
  | { readonly op: "anyWord"; readonly operand: number };

type Comparison = "<" | "<=" | ">" | ">=";
const MIRRORED = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** A condition, and what it leaves open. */
export interface Analysis {
  readonly condition: Condition;
  /** True when it holds for exactly the documents that the expression is true for; else for more. */
  readonly exact: boolean;
  /** True when the expression is never null. */
  readonly total: boolean;
}

/** What collects the operands of a lookup. */
export interface OperandList {
  readonly nodes: GroqNode[];
  /** See `outsideFilter`. */
  readonly hidden: boolean;
}

const ALL: Analysis = { condition: { op: "all" }, exact: false, total: false };
const exactly = (condition: Condition, total = true): Analysis => ({
  condition,
  exact: true,
  total,
});

/** What the indices can say of a filter's expression. */
export function analyseFilter(expr: unknown, operands: OperandList): Analysis {
  if (!isNode(expr)) return ALL;
  const inner = (node: unknown) => analyseFilter(node, operands);
  switch (expr.type) {
    case "Group":
      return inner(expr.base);
    case "And":
      return both("and", inner(expr.left), inner(expr.right));
    case "Or":
      return both("or", inner(expr.left), inner(expr.right));
    case "Not":
      return negated(inner(expr.base));
    case "AccessAttribute": {
      const path = indexedPath(expr);
      const yes = operand({ type: "Value", value: true }, operands);
      return path === undefined || yes === undefined
        ? ALL
        : exactly({ op: "is", path, operand: yes, many: false }, false);
    }
    case "FuncCall":
      return analyseCall(expr, operands);
    case "OpCall":
      return analyseOperator(expr, operands);
    default:
      return ALL;
  }
}

/** What the indices can say of the documents to which an expression of `score()` gives anything. */
export function analyseScore(expr: unknown, operands: OperandList): Analysis {
  if (!isNode(expr)) return ALL;
  const { left, right, args } = expr;
  if (expr.type === "Or" || expr.type === "And") {
    const op = expr.type === "Or" ? "or" : "and";
    const [first, second] = [analyseScore(left, operands), analyseScore(right, operands)];
    // The words alone, so that they are looked for once, whatever types several expressions are for.
    if (op === "and" && second.condition.op === "anyWord") return { ...second, exact: false };
    return both(op, first, second);
  }
  if (expr.type === "FuncCall" && expr.name === "boost" && Array.isArray(args)) {
    return analyseScore(args[0], operands);
  }
  if (expr.type !== "OpCall" || expr.op !== "match") return analyseFilter(expr, operands);
  // One of several words is worth something already.
  const at = isIndexedText(left) ? operand(right, operands) : undefined;
  return at === undefined ? ALL : exactly({ op: "anyWord", operand: at }, false);
}

function both(op: "and" | "or", left: Analysis, right: Analysis): Analysis {
  const items = [left.condition, right.condition].flatMap((item) =>
    item.op === op ? item.items : [item],
  );
  const open = items.filter((item) => item.op === "all").length;
  const exact = left.exact && right.exact;
  const total = left.total && right.total;
  if (open > 0 && (op === "or" || open === items.length)) return ALL;
  return { condition: { op, items: items.filter((item) => item.op !== "all") }, exact, total };
}

function negated({ condition, exact, total }: Analysis): Analysis {
  // The opposite of too many would be too few.
  return exact ? { condition: { op: "not", item: condition }, exact: total, total } : ALL;
}

function analyseCall(call: GroqNode, operands: OperandList): Analysis {
  const args = Array.isArray(call.args) ? call.args : [];
  if (call.namespace !== "global") return ALL;
  if (call.name === "defined") {
    const path = indexedPath(args[0]);
    return path === undefined ? ALL : exactly({ op: "defined", path });
  }
  if (call.name !== "references") return ALL;
  const ids = args.map((arg) => operand(arg, operands));
  return ids.every((id) => id !== undefined) ? exactly({ op: "references", operands: ids }) : ALL;
}

function analyseOperator({ op, left, right }: GroqNode, operands: OperandList): Analysis {
  if (op === "==" || op === "!=") {
    const analysis = equality(left, right, operands) ?? equality(right, left, operands) ?? ALL;
    return op === "==" ? analysis : negated(analysis);
  }
  if (op === "in") return membership(left, right, operands);
  if (op === "match") return matching(left, right, operands);
  if (op === "<" || op === "<=" || op === ">" || op === ">=") {
    return (
      comparison(op, left, right, operands) ??
      comparison(MIRRORED[op], right, left, operands) ??
      ALL
    );
  }
  return ALL;
}

function equality(attribute: unknown, value: unknown, operands: OperandList): Analysis | undefined {
  return named(attribute, value, false, operands);
}

/** `attribute == value`, or with `many` `attribute in values`. */
function named(
  attribute: unknown,
  value: unknown,
  many: boolean,
  operands: OperandList,
): Analysis | undefined {
  const names = attributeNames(attribute);
  const path = indexedPath(attribute);
  const own = names?.length === 1 ? names[0] : undefined;
  if (own !== "_type" && own !== "_id" && path === undefined) return undefined;
  const at = operand(value, operands);
  if (at === undefined) return undefined;
  // `in` gives null when what is on its right is no array.
  if (own === "_type" || own === "_id") {
    return exactly({ op: own === "_id" ? "id" : "type", operand: at, many }, !many);
  }
  return path === undefined ? undefined : exactly({ op: "is", path, operand: at, many }, !many);
}

function membership(left: unknown, right: unknown, operands: OperandList): Analysis {
  const among = named(left, right, true, operands);
  if (among) return among;
  const array = isNode(right) && right.type === "ArrayCoerce" ? right.base : right;
  const names = attributeNames(array);
  const path = names && indexPath(names, true);
  const at = path !== undefined || endsInReference(right) ? operand(left, operands) : undefined;
  if (at === undefined) return ALL;
  if (path !== undefined) return exactly({ op: "has", path, operand: at }, false);
  // Whoever has the id there references it.
  return { condition: { op: "references", operands: [at] }, exact: false, total: false };
}

/** True for a path whose values are ids of references: `related[]._ref`. */
function endsInReference(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Map") return attributeRoot(node) && endsInReference(node.expr);
  return node.type === "AccessAttribute" && node.name === "_ref";
}

/** True when an expression starts at an attribute of the document itself. */
function attributeRoot(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (attributeNames(node)) return true;
  return ["Map", "ArrayCoerce", "Filter", "Slice"].includes(node.type) && attributeRoot(node.base);
}

function comparison(
  op: Comparison,
  attribute: unknown,
  value: unknown,
  operands: OperandList,
): Analysis | undefined {
  const path = indexedPath(attribute);
  const at = path === undefined ? undefined : operand(value, operands);
  return path === undefined || at === undefined
    ? undefined
    : exactly({ op, path, operand: at }, false);
}

function matching(left: unknown, right: unknown, operands: OperandList): Analysis {
  if (!isIndexedText(left)) return ALL;
  const at = operand(right, operands);
  if (at === undefined) return ALL;
  return exactly({ op: "words", operand: at, always: alwaysHasText(left) }, false);
}

/** True when every word of an expression's text is in the index of the document's words. */
function isIndexedText(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case "Group":
    case "ArrayCoerce":
      return isIndexedText(node.base);
    case "Array":
      return (
        Array.isArray(node.elements) &&
        node.elements.every((element) => isIndexedText(element.value))
      );
    case "Map":
    case "FlatMap":
      return isIndexedText(node.base) && isIndexedText(node.expr);
    case "FuncCall":
      return (
        node.namespace === "pt" &&
        node.name === "text" &&
        Array.isArray(node.args) &&
        isIndexedText(node.args[0])
      );
    case "AccessAttribute": {
      const indexed = !String(node.name).startsWith("_") && node.name !== "url";
      if (node.base === undefined) return indexed || node.name === "_id" || node.name === TEXT;
      const { base } = node;
      return indexed && ((isNode(base) && base.type === "This") || isIndexedText(base));
    }
    default:
      return false;
  }
}

/** True for a list that holds the document's id: text that is never missing. */
function alwaysHasText(node: unknown): boolean {
  return (
    isNode(node) &&
    node.type === "Array" &&
    Array.isArray(node.elements) &&
    node.elements.some(({ value }) => attributeNames(value)?.join() === "_id")
  );
}

/** The names of `a.b.c` on the document itself; undefined for anything else. */
export function attributeNames(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Group") return attributeNames(node.base);
  if (node.type !== "AccessAttribute" || typeof node.name !== "string") return undefined;
  const { base } = node;
  if (base === undefined || (isNode(base) && base.type === "This")) return [node.name];
  const names = attributeNames(base);
  return names && [...names, node.name];
}

function indexedPath(node: unknown): string | undefined {
  const names = attributeNames(node);
  return names && indexPath(names);
}

function operand(node: unknown, operands: OperandList): number | undefined {
  const outside = outsideFilter(node, operands.hidden);
  return outside && operands.nodes.push(outside) - 1;
}
