import type { LakeDocument } from "../documents.ts";
import { isRecord } from "../documents.ts";
import { type GroqNode, isNode, mapNodes } from "./groq.ts";

/** Hidden attribute holding all the text of a document; no field name has a NUL in it. */
const TEXT = "\u0000text";

/**
 * groq-js has no `text::query()`, which the Studio uses in every list and search. Rewrites
 * `x match text::query(q)` to `x match q`, and there `[@, _id]` (the whole document) to all the
 * document's text. Quotes and exclusions of the hosted search syntax are read as plain words.
 */
export function rewriteTextSearch(ast: GroqNode): { ast: GroqNode; searches: boolean } {
  let searches = false;
  const rewritten = mapNodes(ast, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return node;
    searches = true;
    return { ...node, left: documentText(node.left), right: node.right.args[0] };
  });
  // mapNodes keeps the shape of the tree it is given.
  return { ast: rewritten as GroqNode, searches };
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

const searchable = new WeakMap<LakeDocument, LakeDocument>();

/** The same document with all its text as a hidden attribute that no projection copies. */
export function withText(document: LakeDocument): LakeDocument {
  const known = searchable.get(document);
  if (known) return known;
  const copy = Object.defineProperty({ ...document }, TEXT, {
    value: [...textsIn(document)],
    enumerable: false,
  });
  searchable.set(document, copy);
  return copy;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value))
      if (!key.startsWith("_")) yield* textsIn(child);
  }
}
