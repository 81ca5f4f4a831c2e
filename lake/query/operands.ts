import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/** Functions of their arguments and the moment alone. */
const PLAIN_FUNCTIONS = new Set(["now", "lower", "upper", "string", "coalesce", "round", "length"]);

/**
 * An expression within a filter, as it reads from outside the filter: `^._id` there is `_id` here.
 * @param hidden true when what surrounds the filter is no scope that `^` counts
 * @returns undefined when the expression depends on the document that the filter looks at.
 */
export function outsideFilter(node: unknown, hidden: boolean): GroqNode | undefined {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case "Value":
    case "Parameter":
      return node;
    case "Parent":
      if (hidden) return undefined;
      return node.n === 1 ? { type: "This" } : { ...node, n: Number(node.n) - 1 };
    case "Group":
    case "AccessElement":
    case "ArrayCoerce":
    case "AccessAttribute":
      return withBase(node, hidden) ?? subquery(node);
    case "Map":
      return (hasParent(node.expr) ? undefined : withBase(node, hidden)) ?? subquery(node);
    case "Array":
      return arrayOutside(node, hidden);
    case "FuncCall": {
      const args = (Array.isArray(node.args) ? node.args : []).map((arg) =>
        outsideFilter(arg, hidden),
      );
      const plain = node.namespace === "global" && PLAIN_FUNCTIONS.has(String(node.name));
      return plain && args.every(isNode) ? { ...node, args } : undefined;
    }
    default:
      return subquery(node);
  }
}

function withBase(node: GroqNode, hidden: boolean): GroqNode | undefined {
  const base = outsideFilter(node.base, hidden);
  return base && { ...node, base };
}

function arrayOutside(node: GroqNode, hidden: boolean): GroqNode | undefined {
  const elements: unknown[] = [];
  for (const element of Array.isArray(node.elements) ? node.elements : []) {
    const value = outsideFilter(element.value, hidden);
    if (!value) return undefined;
    elements.push({ ...element, value });
  }
  return { ...node, elements };
}

/** A query of its own, such as `*[_type == "a"]._id`: it says the same anywhere. */
function subquery(node: GroqNode): GroqNode | undefined {
  let root: unknown = node;
  while (isNode(root) && root.type !== "Everything") root = root.base;
  return root !== undefined && !hasParent(node) ? node : undefined;
}

/** True when `^` occurs in an expression. */
export function hasParent(node: unknown): boolean {
  let found = false;
  mapNodes(node, (inner) => {
    if (inner.type === "Parent") found = true;
    return inner;
  });
  return found;
}
