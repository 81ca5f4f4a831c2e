import type { PhrasingContent } from "mdast";
import {
  type Inline,
  type InlinePrice,
  type MarkdownContext,
  MarkdownError,
  type Span,
} from "./parse.ts";
import { splitAtPrices } from "./prices.ts";

const DECORATORS = { strong: "strong", emphasis: "em" } as const;
const EXTERNAL = /^(https:\/\/|mailto:|tel:)/;

/**
 * Converts inline Markdown to Portable Text spans.
 * @throws MarkdownError for unsupported syntax, or a link without a target
 */
export function toInline(nodes: readonly PhrasingContent[], context: MarkdownContext): Inline {
  const inline: Inline = { children: [], markDefs: [] };
  for (const node of nodes) append(node, [], inline, context);
  if (!isSpan(inline.children.at(-1))) addText("", [], inline);
  return inline;
}

function append(node: PhrasingContent, marks: string[], inline: Inline, context: MarkdownContext) {
  switch (node.type) {
    case "text": {
      const text = node.value.replaceAll("\n", " ");
      for (const part of splitAtPrices(text, node.position?.start.line, context)) {
        if (typeof part === "string") addText(part, marks, inline);
        else addPrice(part, marks, inline, { node, context });
      }
      return;
    }
    case "inlineCode":
      return addText(node.value, [...marks, "code"], inline);
    case "break":
      return addText("\n", marks, inline);
    case "strong":
    case "emphasis": {
      const decorated = [...marks, DECORATORS[node.type]];
      for (const child of node.children) append(child, decorated, inline, context);
      return;
    }
    case "link": {
      const key = `link-${inline.markDefs.length + 1}`;
      const line = node.position?.start.line;
      inline.markDefs.push({ _key: key, ...linkAnnotation(node.url, line, context) });
      for (const child of node.children) append(child, [...marks, key], inline, context);
      return;
    }
    default:
      throw new MarkdownError(
        `Inline ${node.type} is not part of the dialect. Use plain text, **strong**, *emphasis*, \`code\` or a [link](/address).`,
        context.file,
        node.position?.start.line,
      );
  }
}

function addText(text: string, marks: string[], inline: Inline) {
  const last = inline.children.at(-1);
  if (isSpan(last) && last.marks.join() === marks.join()) last.text += text;
  else inline.children.push({ _type: "span", text, marks });
}

const isSpan = (child: Inline["children"][number] | undefined): child is Span =>
  child?._type === "span";

type Origin = { node: PhrasingContent; context: MarkdownContext };

/** Adds a price. In Portable Text, an inline object has no marks and needs a span on either side. */
function addPrice(price: InlinePrice, marks: string[], inline: Inline, { node, context }: Origin) {
  if (marks.length > 0) {
    throw new MarkdownError(
      "A price can be neither strong nor part of a link: put it beside.",
      context.file,
      node.position?.start.line,
    );
  }
  if (!isSpan(inline.children.at(-1))) addText("", marks, inline);
  inline.children.push(price);
}

function linkAnnotation(url: string, line: number | undefined, context: MarkdownContext) {
  if (EXTERNAL.test(url)) return { _type: "link", href: url };
  return { _type: "internalLink", ...pageReference(url, "reference", line, context) };
}

/**
 * A reference to the page at an address, under the given field name.
 * @throws MarkdownError when no page has that address
 */
export function pageReference(
  path: string,
  field: string,
  line: number | undefined,
  { file, findPage }: MarkdownContext,
): Record<string, unknown> {
  const page = findPage(path);
  if (!page) {
    throw new MarkdownError(
      `The link to "${path}" leads nowhere. Write the address of a page (an alias will not do), or https://… for another site.`,
      file,
      line,
    );
  }
  const reference = { [field]: { _type: "reference", _ref: page.id, _weak: true } };
  return page.landing ? { ...reference, landing: true } : reference;
}
