import type { Blockquote, List, Paragraph, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { callout, callToAction, figure, table } from "./objects.ts";
import {
  type MarkdownContext,
  MarkdownError,
  type MarkdownSource,
  type PortableTextItem,
  parseMarkdown,
} from "./parse.ts";
import { toInline } from "./spans.ts";

/**
 * Converts Markdown to the `body` type of the content model.
 * @param source Markdown without front matter
 * @throws MarkdownError for unsupported syntax, naming file and line
 */
export function toPortableText(
  source: MarkdownSource,
  finders: Omit<MarkdownContext, "file">,
): PortableTextItem[] {
  const context = { ...finders, file: source.file };
  return parseMarkdown(source).children.flatMap((node) => toItems(node, source, context));
}

function toItems(
  node: RootContent,
  source: MarkdownSource,
  context: MarkdownContext,
): PortableTextItem[] {
  const line = node.position?.start.line;
  switch (node.type) {
    case "paragraph": {
      const [only, ...others] = node.children;
      if (only?.type === "image" && others.length === 0) return [figure(only, context)];
      const raw = source.text.slice(node.position?.start.offset, node.position?.end.offset);
      return [raw.startsWith("::") ? callToAction(raw, line, context) : block(node, {}, context)];
    }
    case "heading":
      if (node.depth === 2 || node.depth === 3) {
        return [{ ...block(node, { style: `h${node.depth}` }, context) }];
      }
      throw new MarkdownError("Use ## or ### for headings.", context.file, line);
    case "list":
      return listItems(node, 1, context);
    case "blockquote":
      return quote(node, context);
    case "table":
      return [table(node, context)];
    case "code":
      return [{ _type: "codeBlock", language: node.lang ?? undefined, code: node.value }];
    default:
      throw new MarkdownError(
        `A block of type ${node.type} is not part of the dialect.`,
        context.file,
        line,
      );
  }
}

type BlockOptions = { style?: string; listItem?: string; level?: number };

function block(
  node: Pick<Paragraph, "children">,
  { style = "normal", ...list }: BlockOptions,
  context: MarkdownContext,
): PortableTextItem {
  return { _type: "block", style, ...list, ...toInline(node.children, context) };
}

function listItems(list: List, level: number, context: MarkdownContext): PortableTextItem[] {
  return list.children.flatMap((item) => {
    const [first, ...rest] = item.children;
    const kind =
      typeof item.checked === "boolean" ? "checklist" : list.ordered ? "number" : "bullet";
    const nested = rest.map((child) => {
      if (child.type === "list") return child;
      throw notOneParagraph(context, child.position?.start.line);
    });
    if (first?.type !== "paragraph") throw notOneParagraph(context, item.position?.start.line);
    return [
      block(first, { listItem: kind, level }, context),
      ...nested.flatMap((child) => listItems(child, level + 1, context)),
    ];
  });
}

const notOneParagraph = ({ file }: MarkdownContext, line: number | undefined) =>
  new MarkdownError("A list item holds one paragraph, and lists below it.", file, line);

function quote(node: Blockquote, context: MarkdownContext): PortableTextItem[] {
  if (plainText(node).startsWith("[!")) return [callout(node, context)];
  return node.children.map((child) => {
    if (child.type === "paragraph") return block(child, { style: "blockquote" }, context);
    throw new MarkdownError(
      "A quote holds paragraphs only.",
      context.file,
      child.position?.start.line,
    );
  });
}
