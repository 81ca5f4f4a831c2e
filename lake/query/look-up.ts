import type { LakeDocument } from "../documents.ts";
import type { Reader, Row } from "../store/reader.ts";
import { idColumn, visible } from "../store/views.ts";
import { wordExpression } from "../store/words.ts";
import { type GroqNode, isConstant, isNode } from "./groq.ts";
import {
  ALWAYS,
  both,
  type Condition,
  type FilterContext,
  haveWords,
  isIndexedText,
  narrow,
  searchTerms,
} from "./narrow.ts";
import type { Lookup, OrderedSlice } from "./plan.ts";

export interface LookupContext extends FilterContext {
  readonly reader: Reader;
  /** How many matching documents a search scores; those with all words in short attributes come first. */
  readonly searchLimit: number;
}

/** Finds or counts the documents of a lookup; `exact` when all of them pass its filter. */
export function lookUp(
  { filter, counts, slice, scores }: Lookup,
  context: LookupContext,
): { found: number | LakeDocument[]; exact: boolean } {
  const condition = filter ? narrow(filter, context) : ALWAYS;
  const { exact } = condition;
  if (counts) return { found: count(condition, context), exact };
  const rows = scores
    ? search(condition, scores, context)
    : slice && exact
      ? selectSlice(condition, slice, context)
      : select(condition, context);
  return { found: rows.map((row) => context.reader.document(row, context.view)), exact };
}

function count({ text, values }: Condition, { reader, view }: LookupContext): number {
  const sql = `SELECT count(*) AS n FROM documents d WHERE ${visible(view)} AND (${text})`;
  return reader.count(sql, values);
}

/** The matching rows, in creation order by default. */
function select(
  { text, values }: Condition,
  { reader, view }: LookupContext,
  end = "ORDER BY d.position",
): Row[] {
  const sql = `SELECT d.position, d.rev FROM documents d WHERE ${visible(view)} AND (${text}) ${end}`;
  return reader.rows(sql, values);
}

/**
 * Selects the rows that the query needs for an ordered slice.
 * @param condition must be exact, i.e. test types only
 */
function selectSlice(condition: Condition, slice: OrderedSlice, context: LookupContext): Row[] {
  const { limit, path, direction } = slice;
  if (path === undefined) return select(condition, context, `ORDER BY d.position LIMIT ${limit}`);
  if (path === "_id") {
    // "+" stops SQLite from using the type index, so that it reads ids in order.
    const byId = { ...condition, text: condition.text.replaceAll("d.type", "+d.type") };
    const order = `ORDER BY d.${idColumn(context.view)} ${direction}`;
    return inCreationOrder(select(byId, context, `${order} LIMIT ${limit}`));
  }
  const types = context.reader
    .statement(`SELECT type FROM types d WHERE ${condition.text}`)
    .all(...condition.values)
    .map(({ type }) => String(type));
  if (!types.every((type) => isIndexed(type, path, context))) return select(condition, context);
  return inCreationOrder(types.flatMap((type) => selectByValue(type, { ...slice, path }, context)));
}

/** True when every document of a type has an indexed value at a path. */
function isIndexed(type: string, path: string, { reader }: LookupContext): boolean {
  const all = reader.count("SELECT count(*) AS n FROM documents WHERE type = ?", [type]);
  const sql = "SELECT count(*) AS n FROM entries WHERE path = ? AND type = ?";
  return reader.count(sql, [path, type]) === all;
}

/** Selects the documents of a type in the order of their values at a path. */
function selectByValue(
  type: string,
  { path, direction, thenById, limit }: OrderedSlice & { readonly path: string },
  { reader, view }: LookupContext,
): Row[] {
  const tie = thenById ? `d.${idColumn(view)} ${thenById}` : "e.position";
  return reader.rows(
    `SELECT d.position, d.rev FROM entries e CROSS JOIN documents d ON d.position = e.position
      WHERE e.path = ? AND e.type = ? AND ${visible(view)}
      ORDER BY e.kind ${direction}, e.value ${direction}, ${tie} LIMIT ${limit}`,
    [path, type],
  );
}

/** Sorts by creation: groq-js keeps this order for ties. */
const inCreationOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.position - b.position);

/** Selects documents for `score()`: the best matches, up to the limit, in creation order. */
function search(condition: Condition, scores: readonly GroqNode[], context: LookupContext): Row[] {
  const words = new Set<string>();
  const others: Condition[] = [];
  if (!scores.every((score) => collect(score))) return select(condition, context);

  /** Collects the conditions of a score expression; false if the index cannot find its documents. */
  function collect(node: unknown): boolean {
    if (!isNode(node)) return false;
    const { type, left, right, args } = node;
    if (type === "Group") return collect(node.base);
    if (type === "Or") return collect(left) && collect(right);
    // One side of a conjunction is enough to find candidates.
    if (type === "And") return collect(right) || collect(left);
    if (type === "FuncCall" && node.name === "boost" && Array.isArray(args))
      return collect(args[0]);
    if (type === "OpCall" && node.op === "match" && isIndexedText(left) && isConstant(right)) {
      const found = searchTerms(right, context.options).map(wordExpression);
      for (const word of found) if (word !== undefined) words.add(word);
      return !found.includes(undefined);
    }
    const narrowed = narrow(node, context);
    if (narrowed.ofTypes || narrowed.text === "true") return false;
    others.push(narrowed);
    return true;
  }

  const [all, any] = [[...words].join(" AND "), [...words].join(" OR ")];
  const preferred = words.size > 0 ? [`short : (${all})`, all, `short : (${any})`, any] : [];
  const found = new Map<number, Row>();
  for (const match of [...new Set(preferred)].map(haveWords).concat(others)) {
    for (const row of select(both(condition, match), context, `LIMIT ${context.searchLimit}`)) {
      if (found.size < context.searchLimit) found.set(row.position, row);
    }
    if (found.size >= context.searchLimit) break;
  }
  return inCreationOrder([...found.values()]);
}
