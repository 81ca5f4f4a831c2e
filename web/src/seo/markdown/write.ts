import type { Image, Link, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";

const ENDS_LINK = /[() ]/g;

/** An address as Markdown can hold it without an escape, which not every reader understands. */
const encodeAddress = (url: string) =>
  url.replace(ENDS_LINK, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const handlers: Options["handlers"] = {
  // A line of a table cannot be broken.
  break: (_node, _parent, state) => (state.stack.includes("tableCell") ? "<br>" : "\\\n"),
  link(node: Link, _parent, state, info) {
    const exit = state.enter("label");
    const label = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
    exit();
    return `[${label}](${encodeAddress(node.url)})`;
  },
  image({ alt, url }: Image, _parent, state, info) {
    const label = state.safe(alt ?? "", { ...info, before: "[", after: "]" });
    return `![${label}](${encodeAddress(url)})`;
  },
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", handlers });

/** Writes a tree as Markdown, in GitHub's flavour: with tables. */
export const writeMarkdown = (tree: Root): string => writer.stringify(tree);
