import type { Blockquote, Image, PhrasingContent, Table, TableCell } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { type MarkdownContext, MarkdownError, type PortableTextItem } from "./parse.ts";
import { holdsPrice } from "./prices.ts";
import { pageReference, toInline } from "./spans.ts";

const CALL_TO_ACTION = /^::cta\[([^\]]+)\]\((chat:\s*)?(.+)\)$/;

/**
 * Converts `::cta[Label](chat: message)` or `::cta[Label](/address)`.
 * @throws MarkdownError when the line is neither
 */
export function callToAction(
  raw: string,
  line: number | undefined,
  context: MarkdownContext,
): PortableTextItem {
  const [, label, chat, target] = CALL_TO_ACTION.exec(raw) ?? [];
  if (!label || !target) {
    throw new MarkdownError(
      "Write ::cta[Label](chat: message) or ::cta[Label](/address), on one line of its own.",
      context.file,
      line,
    );
  }
  return {
    _type: "callToAction",
    label,
    ...(chat ? { chatMessage: target } : pageReference(target, "target", line, context)),
  };
}

/**
 * Converts `![What it shows](articles/name.svg "Caption")`, on a line of its own.
 * @throws MarkdownError without an alternative text or a caption
 */
export function figure(
  { url, alt, title, position }: Image,
  { assetOf, file }: MarkdownContext,
): PortableTextItem {
  if (!alt || !title) {
    throw new MarkdownError(
      'Write a picture as ![What it shows](articles/name.svg "Caption").',
      file,
      position?.start.line,
    );
  }
  const asset = { _type: "reference", _ref: assetOf(url) };
  return { _type: "figure", image: { _type: "picture", asset, alt }, caption: title };
}

const CALLOUT = /^\[!(NOTE|TIP|WARNING)\][ \t]*(.*)$/s;

/**
 * Converts a quote that starts with `[!NOTE] Title`, `[!TIP]` or `[!WARNING]`. The model stores
 * a callout as plain text: links and emphasis in it are reduced to their text.
 * @throws MarkdownError for another kind, or a callout without text
 */
export function callout(node: Blockquote, context: MarkdownContext): PortableTextItem {
  const line = node.position?.start.line;
  const paragraphs = node.children.map((child) => {
    if (child.type !== "paragraph") {
      throw new MarkdownError("A callout holds paragraphs only.", context.file, line);
    }
    if (holdsPrice(toInline(child.children, context))) {
      throw new MarkdownError("A callout is plain text: name no price in it.", context.file, line);
    }
    return plainText(child);
  });
  const [head = "", ...body] = paragraphs;
  const [, kind, rest = ""] = CALLOUT.exec(head) ?? [];
  const [title = "", ...lines] = rest.split("\n");
  const text = [lines.join(" "), ...body.map((words) => words.replaceAll("\n", " "))]
    .filter(Boolean)
    .join("\n\n");
  if (!kind || !text) {
    throw new MarkdownError(
      "Start a callout with [!NOTE], [!TIP] or [!WARNING] and a title, its text on the next line.",
      context.file,
      line,
    );
  }
  return { _type: "callout", tone: kind.toLowerCase(), title: title.trim() || undefined, text };
}

/** A cell: a line of text and prices. The model stores no marks there: links are reduced to text. */
function cell(node: TableCell, context: MarkdownContext): PortableTextItem {
  // Reports errors in links and marks, which are then discarded.
  toInline(node.children, context);
  const words: PhrasingContent = { type: "text", value: plainText(node), position: node.position };
  return { _type: "block", style: "normal", ...toInline([words], context) };
}

/** Converts a table. */
export function table(node: Table, context: MarkdownContext): PortableTextItem {
  return {
    _type: "table",
    rows: node.children.map((row) => ({
      _type: "tableRow",
      cells: row.children.map((child) => cell(child, context)),
    })),
  };
}
