import { gzipSync } from "node:zlib";
import { HTMLElement, TextNode } from "node-html-parser";

const UNREAD = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

/** Elements whose words do not run on from those before them. */
const INLINE = new Set(["A", "B", "BR", "CODE", "EM", "I", "S", "SMALL", "SPAN", "STRONG", "TIME"]);

function collect(element: HTMLElement, into: string[]): void {
  for (const child of element.childNodes) {
    if (child instanceof TextNode) into.push(child.text);
    if (!(child instanceof HTMLElement) || UNREAD.has(child.tagName)) continue;
    if (child.hasAttribute("hidden") || child.classList.contains("sr-only")) continue;
    const space = INLINE.has(child.tagName) ? "" : " ";
    into.push(space);
    collect(child, into);
    into.push(space);
  }
}

/** Text with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** What one can read of an element: neither what is hidden nor what only screen readers say. */
export function textOf(element: HTMLElement | null): string {
  const parts: string[] = [];
  if (element) collect(element, parts);
  return plain(parts.join(""));
}

/** An attribute of the first element that fits; empty where there is none. */
export const attributeOf = (document: HTMLElement, selector: string, name = "content") =>
  document.querySelector(selector)?.getAttribute(name) ?? "";

/** A node of a graph of structured data. */
export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The page's structured data, as text: one for each script that holds some. */
export const structuredDataOf = (document: HTMLElement) =>
  document.querySelectorAll("script[type='application/ld+json']").map(({ rawText }) => rawText);

/** The nodes of a page's graph. */
export function graphOf(document: HTMLElement): Node[] {
  const [text] = structuredDataOf(document);
  // As the site writes it; its validity is a test of its own.
  return text ? (JSON.parse(text)["@graph"] as Node[]) : [];
}

export const KB = 1024;

/** How many bytes are sent of a file. */
export const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

/** What the first group of a pattern finds in a text, each once. */
export const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** The size that a PNG says it has; nothing where it is none. */
export const pngSize = (file: Buffer) =>
  file.toString("latin1", 1, 4) === "PNG"
    ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    : "";
