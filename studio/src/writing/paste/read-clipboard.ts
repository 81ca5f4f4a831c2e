import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";
import { cleanHtml, type Omission } from "./clean-html.ts";
import { isMarkdown, markdownToHtml } from "./markdown.ts";
import { readTable } from "./read-table.ts";

/** A pasted picture whose file is not uploaded yet. */
export type PastedPicture = { _type: "figure"; _key: string; src: string; alt?: string };

type Span = { _type: string; text?: string; marks?: string[] };
type TextBlock = {
  _type: "block";
  style: string;
  listItem?: string;
  children: Span[];
  markDefs?: { _key: string }[];
};
export type PastedBlock = { _type: string; _key: string };

/** Everything the conversion may produce; `toTexts` reduces it to what a text has. */
const SCHEMA = compileSchema(
  defineSchema({
    styles: ["normal", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"].map((name) => ({ name })),
    decorators: ["strong", "em", "code"].map((name) => ({ name })),
    lists: ["bullet", "number", "checklist"].map((name) => ({ name })),
    annotations: [{ name: "link", fields: [{ name: "href", type: "string" }] }],
    blockObjects: [{ name: "table" }, { name: "figure" }, { name: "codeBlock" }],
  }),
);

const DECORATORS = new Set(["strong", "em", "code"]);

/** Elements that carry formatting; without them, HTML only wraps plain text. */
const FORMATTED = "h1,h2,h3,h4,h5,h6,ul,ol,table,img,a[href],strong,em,i,blockquote";

/**
 * Reads what was copied in another program as blocks of a text.
 * @param html the clipboard's HTML, or ""
 * @param text its plain text, or ""
 * @returns the blocks, with pictures still to be uploaded, and what was left out; undefined if there is nothing
 * but plain text without marks
 */
export function readClipboard(html: string, text: string) {
  const parsed = parse(html);
  const isPlain = !parsed.querySelector(FORMATTED);
  if (isPlain && isMarkdown(text)) return readDocument(markdownToHtml(text));
  return html.trim() ? readDocument(html) : undefined;
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function readDocument(html: string) {
  const document = parse(html);
  const omissions: Omission[] = cleanHtml(document);
  const blocks: PastedBlock[] = htmlToPortableText(html, {
    schema: SCHEMA,
    whitespaceMode: "remove",
    parseHtml: () => document,
    rules: [
      {
        deserialize(node, next, createBlock) {
          if (node instanceof HTMLTableElement) {
            const table = readTable(node);
            return table && createBlock(table);
          }
          if (node instanceof HTMLImageElement) {
            const { alt } = node;
            return createBlock({
              _type: "figure",
              src: node.getAttribute("src") ?? "",
              ...(alt && { alt }),
            });
          }
          if (node instanceof HTMLPreElement) return createBlock(readCode(node));
          return node instanceof HTMLElement ? readListItem(node, next) : undefined;
        },
      },
    ],
  });
  return { blocks: toTexts(blocks), omissions };
}

function readCode(element: HTMLPreElement) {
  const language = /language-(\S+)/.exec(element.firstElementChild?.className ?? "")?.[1];
  const code = (element.textContent ?? "").trimEnd();
  return { _type: "codeBlock", code, ...(language && { language }) };
}

/** Reads an item of a Word list, or a task with a box to tick; undefined for any other element. */
function readListItem(
  element: HTMLElement,
  next: (nodes: NodeList) => object | object[] | undefined,
) {
  const box =
    element.localName === "li" && element.querySelector(":scope > input, :scope > p > input");
  const { listItem = box ? "checklist" : undefined, level = "1" } = element.dataset;
  if (!listItem) return undefined;
  return {
    _type: "block",
    style: "normal",
    markDefs: [],
    listItem,
    level: Number(level),
    children: [next(element.childNodes) ?? []].flat(),
  };
}

const isText = (block: PastedBlock): block is PastedBlock & TextBlock => block._type === "block";

/** Reduces blocks to the styles and marks of a text, and starts a paragraph at each empty line. */
function toTexts(blocks: readonly PastedBlock[]): PastedBlock[] {
  const hasTitle = blocks.some((block) => isText(block) && block.style === "h1");
  return blocks.flatMap((block) => {
    if (!isText(block)) return [block];
    const style = block.listItem ? "normal" : styleOf(block.style, hasTitle);
    const markDefs = block.markDefs ?? [];
    const keys = new Set(markDefs.map(({ _key }) => _key));
    const isMark = (mark: string) =>
      keys.has(mark) || (DECORATORS.has(mark) && !(mark === "strong" && /^h\d/.test(style)));
    const children = block.children.map((span) => ({
      ...span,
      ...(span.text !== undefined && { text: span.text.replaceAll("\u00a0", " ") }),
      marks: (span.marks ?? []).filter(isMark),
    }));
    return splitAtEmptyLines(children).map((part, index) => ({
      ...block,
      ...(index > 0 && { _key: `${block._key}${index}` }),
      style,
      markDefs: markDefs.filter(({ _key }) => part.some(({ marks }) => marks?.includes(_key))),
      children: part,
    }));
  });
}

/** A text has two levels of headings: below a heading 1, each moves down by one. */
function styleOf(style: string, hasTitle: boolean): string {
  const level = /^h(\d)$/.exec(style)?.[1];
  return level ? `h${Math.min(3, Math.max(2, Number(level) + (hasTitle ? 1 : 0)))}` : style;
}

/** Splits spans where a line is empty, and removes line breaks at the ends of each part. */
function splitAtEmptyLines(children: Span[]): Span[][] {
  const parts: Span[][] = [[]];
  let isBroken = false;
  for (const span of children) {
    const lines = (span.text ?? "").split(/(\n)/);
    for (const text of span.text === undefined ? [undefined] : lines) {
      if (text === "") continue;
      if (text !== "\n" || !isBroken)
        parts.at(-1)?.push({ ...span, ...(text !== undefined && { text }) });
      else if (parts.at(-1)?.length) parts.push([]);
      isBroken = text === "\n" || (isBroken && text?.trim() === "");
    }
  }
  return parts.map(trimBreaks).filter((part) => part.length > 0);
}

function trimBreaks(part: Span[]): Span[] {
  const isSolid = ({ text }: Span) => text === undefined || text.trim() !== "";
  const end = part.findLastIndex(isSolid) + 1;
  return joinSpans(part.slice(Math.max(0, part.findIndex(isSolid)), end));
}

/** Joins neighbours with the same marks. */
function joinSpans(part: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of part) {
    const last = joined.at(-1);
    const isSame = last?.text !== undefined && String(last.marks) === String(span.marks);
    if (last && isSame && span.text !== undefined) last.text += span.text;
    else joined.push({ ...span });
  }
  return joined;
}
