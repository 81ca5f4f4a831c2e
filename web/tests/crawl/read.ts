import { gzipSync } from "node:zlib";
import { HTMLElement, TextNode } from "node-html-parser";

const SKIPPED_TAGS = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

/** Inline elements, whose text runs on from the text before them. */
const INLINE = new Set(["A", "B", "BR", "CODE", "EM", "I", "S", "SMALL", "SPAN", "STRONG", "TIME"]);

function collect(element: HTMLElement, parts: string[]): void {
  for (const child of element.childNodes) {
    if (child instanceof TextNode) parts.push(child.text);
    if (!(child instanceof HTMLElement) || SKIPPED_TAGS.has(child.tagName)) continue;
    if (child.hasAttribute("hidden") || child.classList.contains("sr-only")) continue;
    const space = INLINE.has(child.tagName) ? "" : " ";
    parts.push(space);
    collect(child, parts);
    parts.push(space);
  }
}

/** Collapses whitespace to single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns the visible text of an element, without text for screen readers only. */
export function textOf(element: HTMLElement | null): string {
  const parts: string[] = [];
  if (element) collect(element, parts);
  return plain(parts.join(""));
}

/** Returns an attribute of the first element that matches; empty if there is none. */
export const attributeOf = (document: HTMLElement, selector: string, name = "content") =>
  document.querySelector(selector)?.getAttribute(name) ?? "";

/** A node of a graph of structured data. */
export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the text of every script of a page that contains structured data. */
export const structuredDataOf = (document: HTMLElement) =>
  document.querySelectorAll("script[type='application/ld+json']").map(({ rawText }) => rawText);

/** Returns the nodes of a page's graph. */
export function graphOf(document: HTMLElement): Node[] {
  const [text] = structuredDataOf(document);
  // As the site writes it. A separate test validates it.
  return text ? (JSON.parse(text)["@graph"] as Node[]) : [];
}

export const KB = 1024;

/** Returns the size of a file in bytes after gzip. */
export const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** Returns the distinct matches of a pattern's first group in a text. */
export const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** Returns the size in a PNG's header; empty if the file is not a PNG. */
export const pngSize = (file: Buffer) =>
  file.toString("latin1", 1, 4) === "PNG"
    ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    : "";
