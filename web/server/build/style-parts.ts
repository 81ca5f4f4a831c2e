import type { ChildNode, Root } from "postcss";
import type { Part } from "../styles.ts";

/** Relative to the stylesheet, as builds write them. */
const URL_IN_CSS = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Splits a stylesheet into what its modules wrote: Tailwind and CSS Modules each write a layer of
 * their own for a file.
 * @param address the stylesheet's, which its own addresses are relative to
 * @param scripts what browsers run: a class named there may be given to an element at any time
 */
export function partsOf(sheet: Root, address: string, scripts: string): Part[] {
  return sheet.nodes.map((node) => {
    const names = new Set<string>();
    if (node.type === "rule") note(node.selector, names);
    if (node.type === "atrule") node.walkRules(({ selector }) => note(selector, names));
    const always = [...names].some((name) => scripts.includes(name));
    return { css: textOf(node, address), classes: always ? [] : [...names] };
  });
}

function textOf(node: ChildNode, address: string): string {
  // Only what has a block ends by itself.
  const text = node.type === "atrule" && !node.nodes ? `${node};` : node.toString();
  return text.replace(URL_IN_CSS, (_url, _quote, path: string) => {
    return `url(${new URL(path, `http://site${address}`).pathname})`;
  });
}

function note(selector: string, names: Set<string>): void {
  for (const [, name = ""] of selector.matchAll(CLASS)) names.add(name);
}
