import { OPENING_AND_CLOSING } from "@currawong/schemas/blocks/opening-and-closing";

/** Every entry of a list gets its key from the Studio. */
const block = (style: string, text: string) => ({
  _type: "block",
  style,
  markDefs: [],
  children: [{ _type: "span", marks: [], text }],
});

/** A heading of a text. */
export const heading = (text: string) => block("h2", text);

/** An empty paragraph, to be written. */
export const paragraph = () => block("normal", "");

/** A note set apart, to be written. */
export const callout = (title: string) => ({ _type: "callout", tone: "note", title });

/** A table with its head and as many empty rows. */
export const table = (head: readonly string[], rows: number) => ({
  _type: "table",
  rows: [head, ...Array.from({ length: rows }, () => head.map(() => ""))].map((cells) => ({
    _type: "tableRow",
    cells: cells.map((text) => block("normal", text)),
  })),
});

/** The blocks of a page, between the opening and the closing that every page has. */
export function around(...blocks: { _type: string; heading?: string }[]) {
  const [opening, closing] = OPENING_AND_CLOSING;
  return [opening, ...blocks, closing];
}
