import type { LakeDocument } from "../documents.ts";
import { KIND } from "../store/index-entries.ts";
import type { Reader, Row } from "../store/reader.ts";
import { idColumn, visible } from "../store/views.ts";
import { wordExpression } from "../store/words.ts";
import { isConstant } from "./constants.ts";
import { type GroqNode, isNode } from "./groq.ts";
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

/** What a lookup is answered with. */
export interface LookupContext extends FilterContext {
  readonly reader: Reader;
  /**
   * How many documents a search looks at more closely, and scores. Others have its words too, but in
   * their long attributes only, or not all of them.
   */
  readonly searchLimit: number;
}

/** How many documents, or which, a lookup finds. */
export function lookUp(lookup: Lookup, context: LookupContext): number | LakeDocument[] {
  const { filter, counts, slice, scores } = lookup;
  const condition = filter ? narrow(filter, context) : ALWAYS;
  if (counts) return count(condition, context);
  const rows = scores
    ? search(condition, scores, context)
    : slice && condition.exact
      ? inOrder(condition, slice, context)
      : select(condition, context);
  return rows.map((row) => context.reader.document(row, context.view));
}

function count({ text, values }: Condition, { reader, view }: LookupContext): number {
  const sql = `SELECT count(*) AS n FROM documents d WHERE ${visible(view)} AND (${text})`;
  return Number(reader.statement(sql).get(...values)?.n);
}

/** All in order of creation, unless another end of the statement says otherwise. */
function select(
  { text, values }: Condition,
  { reader, view }: LookupContext,
  end = "ORDER BY d.position",
): Row[] {
  const sql = `SELECT d.position, d.rev FROM documents d WHERE ${visible(view)} AND (${text}) ${end}`;
  return reader.rows(sql, values);
}

/**
 * Rows of which an ordered slice shows what it would show of all. The condition is exact, so it is
 * one of types.
 */
function inOrder(condition: Condition, slice: OrderedSlice, context: LookupContext): Row[] {
  const { skip, limit, path, direction } = slice;
  if (path === undefined) return select(condition, context, `ORDER BY d.position LIMIT ${limit}`);
  const { reader, view } = context;
  const id = `d.${idColumn(view)}`;
  if (path === "_id") {
    const page = (count: number, from: number) =>
      select(condition, context, `ORDER BY ${id} ${direction} LIMIT ${count} OFFSET ${from}`);
    return withSkipped(skip, page(1, 0), page(limit - skip, skip));
  }
  const types = reader
    .statement(`SELECT type FROM types d WHERE ${condition.text}`)
    .all(...condition.values)
    .map(({ type }) => String(type));
  const known = `path = ? AND type = ? AND kind BETWEEN ${KIND.number} AND ${KIND.boolean}`;
  const tie = slice.thenById ? `${id} ${slice.thenById}` : "e.position";
  const page = (type: string, count: number, from: number) =>
    reader.rows(
      `SELECT d.position, d.rev FROM entries e CROSS JOIN documents d ON d.position = e.position
        WHERE ${known.replaceAll(/(path|type|kind)/g, "e.$1")} AND ${visible(view)}
        ORDER BY e.kind ${direction}, e.value ${direction}, ${tie} LIMIT ${count} OFFSET ${from}`,
      [path, type],
    );
  // Whose place in the order the index does not know.
  const others = types.flatMap((type) => {
    const values = [type, path, type];
    const text = `d.type = ? AND d.position NOT IN (SELECT position FROM entries WHERE ${known})`;
    const counts = reader
      .statement(
        `SELECT (SELECT count(*) FROM documents WHERE type = ?) >
          (SELECT count(*) FROM entries WHERE ${known}) AS missing`,
      )
      .get(...values);
    return counts?.missing ? select({ text, values, exact: true }, context) : [];
  });
  const [type, ...more] = types;
  if (type !== undefined && more.length === 0 && others.length === 0) {
    return withSkipped(skip, page(type, 1, 0), page(type, limit - skip, skip));
  }
  return inCreationOrder([...others, ...types.flatMap((one) => page(one, limit, 0))]);
}

/** What a slice skips need not be read: the first of all comes before the rest as well. */
function withSkipped(skip: number, [first]: readonly Row[], shown: readonly Row[]): Row[] {
  const skipped = first ? new Array<Row>(skip).fill(first) : [];
  return [...skipped, ...inCreationOrder(shown)];
}

/** Ties stay in this order. */
function inCreationOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.position - b.position);
}

/** The documents to which `score()` may give something: those with all words first, in titles first. */
function search(condition: Condition, scores: readonly GroqNode[], context: LookupContext): Row[] {
  const words = new Set<string>();
  const others: Condition[] = [];
  if (!scores.every((score) => collect(score))) return select(condition, context);

  /** Notes what finds the documents that an expression scores; false where the index does not know. */
  function collect(node: unknown): boolean {
    if (!isNode(node)) return false;
    const { type, left, right, args } = node;
    if (type === "Group") return collect(node.base);
    if (type === "Or") return collect(left) && collect(right);
    // Those that both score are among those that one of them does.
    if (type === "And") return collect(right) || collect(left);
    if (type === "FuncCall" && node.name === "boost" && Array.isArray(args))
      return collect(args[0]);
    if (type === "OpCall" && node.op === "match" && isIndexedText(left) && isConstant(right)) {
      const found = searchTerms(right, context.options).map(wordExpression);
      for (const word of found) if (word !== undefined) words.add(word);
      return !found.includes(undefined);
    }
    const known = narrow(node, context);
    if (known.ofTypes || known.text === "true") return false;
    others.push(known);
    return true;
  }

  const [all, any] = [[...words].join(" AND "), [...words].join(" OR ")];
  const preferred = words.size > 0 ? [`short : (${all})`, all, `short : (${any})`, any] : [];
  const found = new Map<number, Row>();
  for (const one of [...new Set(preferred)].map(haveWords).concat(others)) {
    for (const row of select(both(condition, one), context, `LIMIT ${context.searchLimit}`)) {
      if (found.size < context.searchLimit) found.set(row.position, row);
    }
    if (found.size >= context.searchLimit) break;
  }
  return inCreationOrder([...found.values()]);
}
