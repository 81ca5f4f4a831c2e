import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { PageFinder } from "../addresses.ts";
import type { PictureResolver } from "../pictures.ts";
import type { PriceFinder } from "../prices.ts";

const processor = unified().use(remarkParse).use(remarkGfm);

/** Text to convert, and the file it came from for error messages. */
export type MarkdownSource = { text: string; file: string };

/** A block or object of a Portable Text array, before it has a `_key`. */
export type PortableTextItem = { _type: string; [field: string]: unknown };

/** A price within a text: its place, its multiplier and the prices added to it. */
export type InlinePrice = { _type: "inlinePrice"; [field: string]: unknown };

/** What the conversion of a text needs besides the text. */
export type MarkdownContext = {
  file: string;
  findPage: PageFinder;
  findPrice: PriceFinder;
  assetOf: PictureResolver;
};

export type Span = { _type: "span"; text: string; marks: string[] };
type MarkDefinition = { _key: string; _type: string; [field: string]: unknown };

/** The inline half of a Portable Text block. */
export type Inline = { children: (Span | InlinePrice)[]; markDefs: MarkDefinition[] };

/** Parses CommonMark with GitHub's tables and task lists. */
export function parseMarkdown({ text }: MarkdownSource): Root {
  return processor.parse(text);
}

/** An error in an authored text, with its file and line. */
export class MarkdownError extends Error {
  override name = "MarkdownError";

  constructor(message: string, file: string, line: number | undefined) {
    super(`${file}:${line ?? 1}: ${message}`);
  }
}
