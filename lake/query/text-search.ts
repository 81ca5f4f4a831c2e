import { isRecord } from "../documents.ts";
import { TEXT } from "../store/reader.ts";
import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/**
 * groq-js has no `text::query()`, which the Studio uses in every list and search. Rewrites
 * `x match text::query(q)` to `x match q`, and there `[@, _id]` (the whole document) to all the
 * document's text. Quotes and exclusions of the hosted search syntax are read as plain words.
 */
export function rewriteTextSearch(ast: GroqNode): GroqNode {
  const rewritten = mapNodes(ast, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return node;
    return { ...node, left: documentText(node.left), right: node.right.args[0] };
  });
  // mapNodes keeps the shape of the tree it is given.
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

/** `@` or `[@, _id]` with the document's text in place of the document. */
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
