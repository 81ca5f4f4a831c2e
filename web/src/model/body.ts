import type { ARTICLE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { quotedFigure } from "@currawong/schemas/quoted-price";

/** Long-form text as the queries select it (`bodyFields`): its inline prices are references. */
export type StoredBody = NonNullable<ARTICLE_QUERY_RESULT>["body"];

type StoredBlock = Extract<StoredBody[number], { _type: "block" }>;
type StoredTable = Extract<StoredBody[number], { _type: "table" }>;
type StoredRow = StoredTable["rows"][number];
type StoredChildren = StoredBlock["children"];
type StoredSpan = Extract<NonNullable<StoredChildren>[number], { _type: "span" }>;
type Span = StoredSpan & { text: string };

type Block = Omit<StoredBlock, "children"> & { children: Span[] };
type Table = Omit<StoredTable, "rows"> & {
  rows: (Omit<StoredRow, "cells"> & { cells: string[] })[];
};

/** Long-form text for rendering: only spans, with the current prices as text. */
export type BodyData = (Exclude<StoredBody[number], StoredBlock | StoredTable> | Block | Table)[];

/** One of its parts by type, such as a paragraph (`block`) or a table. */
export type BodyItem<Type extends BodyData[number]["_type"]> = Extract<
  BodyData[number],
  { _type: Type }
>;

/** The deepest list that is drawn: imports leave any level. */
const DEEPEST = 6;

/**
 * The marks of a span as the renderer expects them: a list, without the names of properties that every object
 * has, which it would take for components.
 */
const marksOf = ({ marks }: StoredSpan) =>
  (marks ?? []).filter((mark) => !(mark in Object.prototype));

/** Matches the gap between a figure and its unit: `$99/month`, `$2,999 AUD`, `$24 a month`. */
const UNIT = /(\$[\d,.]+)(\/| (?=AUD\b|(?:a|per) (?:month|year|article|video|project)\b))/g;

/** Prevents a line break between a figure and its unit. */
const keepUnits = (text: string) =>
  text.replace(UNIT, (_, figure, gap) => figure + (gap === "/" ? "/\u2060" : "\u00a0"));

/** Replaces inline prices with text, and merges adjacent spans that have the same marks. */
function replacePrices(children: StoredChildren): Span[] {
  const spans: Span[] = [];
  for (const child of children ?? []) {
    const last = spans.at(-1);
    const span: Span =
      child._type === "inlinePrice"
        ? { _type: "span", _key: child._key, text: quotedFigure(child), marks: [] }
        : { ...child, text: child.text ?? "", marks: marksOf(child) };
    const isAlike = last?.marks?.join() === span.marks?.join();
    if (last && isAlike) spans[spans.length - 1] = { ...last, text: `${last.text}${span.text}` };
    else spans.push(span);
  }
  return spans.map((span) => ({ ...span, text: keepUnits(span.text) }));
}

const cellText = ({ children }: Pick<StoredBlock, "children">) =>
  replacePrices(children)
    .map(({ text }) => text)
    .join("");

/** A paragraph, heading or item of a list. Those without a word are only gaps, and as headings an error. */
function readBlock(block: StoredBlock): Block[] {
  const children = replacePrices(block.children);
  if (!children.some(({ text }) => text.trim())) return [];
  if (!block.listItem) return [{ ...block, children }];
  const level = Math.min(Math.max(Math.round(block.level ?? 1), 1), DEEPEST);
  return [{ ...block, children, level }];
}

/** Prepares long-form text for rendering: HTML, headings and reading time are derived from it. */
export function readBody(body: StoredBody): BodyData {
  return body.flatMap((item): BodyData => {
    if (item._type === "block") return readBlock(item);
    if (item._type === "video" && item.isHidden) return [];
    if (item._type !== "table") return [item];
    const rows = item.rows.map((row) => ({ ...row, cells: (row.cells ?? []).map(cellText) }));
    return [{ ...item, rows }];
  });
}
