import type { Element, Root } from "hast";
import type { RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { tidyChildren } from "./tidy.ts";
import { writeMarkdown } from "./write.ts";

/** The Markdown twin of a page, and the address of the page. */
export type Twin = { markdown: string; canonical: string };

const parser = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark);

function findElement(tree: Root, matches: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, "element", (node) => {
    if (!matches(node)) return;
    found = node;
    return EXIT;
  });
  return found;
}

const isTitle = (node: RootContent) => node.type === "heading" && node.depth === 1;

/**
 * The Markdown twin of a page: the content of its `<main>` in the order of the page, after the title, the page's
 * address and what the page marks with `data-twin="first"`, as a quote.
 * @param html the page as it is sent to browsers
 * @returns undefined if it is not a page with an address: an error, for example
 */
export function createTwin(html: string): Twin | undefined {
  const document = parser.parse(html);
  const main = findElement(document, ({ tagName }) => tagName === "main");
  const rel = findElement(document, ({ properties }) => `${properties.rel}` === "canonical");
  const canonical = rel?.properties.href;
  if (!main || typeof canonical !== "string") return undefined;
  const notes = findElement(document, ({ properties }) => properties.dataTwin === "first");
  const quote = notes && { ...notes, tagName: "blockquote", children: tidyChildren(notes) };
  const children = [...(quote ? [quote] : []), ...tidyChildren(main)];
  const content: Root = { type: "root", children };
  const tree = converter.runSync(content);
  visit(tree, (node) => {
    const isOwn = (node.type === "link" || node.type === "image") && /^[/#]/.test(node.url);
    if (isOwn) node.url = new URL(node.url, canonical).href;
  });
  const address: RootContent = { type: "html", value: `<${canonical}>` };
  const all = [
    ...tree.children.filter(isTitle),
    address,
    ...tree.children.filter((node) => !isTitle(node)),
  ];
  return { markdown: writeMarkdown({ ...tree, children: all }), canonical };
}
