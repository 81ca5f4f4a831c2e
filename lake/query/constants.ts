import { type GroqNode, isNode } from "./groq.ts";

/** Functions that depend on their arguments and the time only. */
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
