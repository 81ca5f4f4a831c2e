import type { SQLInputValue } from "node:sqlite";
import type { Row } from "../store/reader.ts";
import { idColumn, visible } from "../store/views.ts";
import type { Condition } from "./conditions.ts";
import type { GroqNode } from "./groq.ts";
import { isSelective, rowFilter, type SelectContext, strings } from "./select.ts";

/** What a list shows of what was found: the first `limit` without the first `skip`, in an order. */
export interface Demand {
  readonly limit: number;
  readonly skip: number;
  /** Only the first key of the order: it decides who may be among the first. */
  readonly order?: OrderKey;
}

/** Where a document is that was found, and its type. */
export interface Candidate extends Row {
  readonly type: string;
}

/** A key of `order()`. */
export interface OrderKey {
  /** As it is written. */
  readonly node: GroqNode;
  /** The path it reads, where that is all it does; else one that no document has. */
  readonly path: string;
  readonly byId: boolean;
  /** The highest score first, and nothing else: what has the same is in order of creation. */
  readonly byScore: boolean;
  readonly descending: boolean;
  /** True when no other key follows. */
  readonly alone: boolean;
}

/** How many documents a condition holds for. */
export function countRows(condition: Condition, context: SelectContext): number {
  const { text, values } = rowFilter(condition, context);
  const sql = `SELECT count(*) AS n FROM documents d WHERE ${visible(context.view)} AND (${text})`;
  const count = () => Number(context.reader.statement(sql).get(...values)?.n);
  // By types and ids, which are text; a value at a path is bytes or a number, and others are asked for.
  return values.every((value) => typeof value === "string")
    ? context.reader.remember(JSON.stringify([sql, values]), count)
    : count();
}

/**
 * Where the documents are that a condition holds for, in order of creation. With a demand at least
 * those that would be among the first, ties included; the first of all stands for what is skipped.
 */
export function findRows(
  condition: Condition,
  demand: Demand | undefined,
  context: SelectContext,
): Row[] {
  if (demand === undefined) return select(condition, context, "d.position");
  const { limit, skip, order } = demand;
  if (order === undefined) return skipped(select(condition, context, "d.position", limit), skip);
  if (order.byId) {
    const key = `d.${idColumn(context.view)}${order.descending ? " DESC" : ""}`;
    return skipped(select(condition, context, key, limit), skip);
  }
  if (isSelective(condition, context)) {
    const found = select(condition, context, "d.position", context.reader.scanLimit + 1);
    if (found.length <= context.reader.scanLimit) return found;
  }
  return (
    firstInOrder(condition, { ...order, limit, skip }, context) ??
    select(condition, context, "d.position")
  );
}

/** Where all documents are that a condition holds for, in order of creation, and their types. */
export function findCandidates(condition: Condition, context: SelectContext): Candidate[] {
  const { reader, view } = context;
  const { text, values } = rowFilter(condition, context);
  const where = `documents d WHERE ${visible(view)} AND (${text})`;
  // Three columns, as a row has them.
  const found = reader.list("d.position, d.rev, d.type", where, values) as [
    number,
    string,
    string,
  ][];
  return found
    .map(([position, rev, type]) => ({ position, rev, type }))
    .sort((a, b) => a.position - b.position);
}

function select(
  condition: Condition,
  context: SelectContext,
  order: string,
  limit?: number,
): Row[] {
  const { text, values } = rowFilter(condition, context);
  const sql = `SELECT d.position, d.rev FROM documents d WHERE ${visible(context.view)} AND (${text})
    ORDER BY ${order} ${limit === undefined ? "" : `LIMIT ${limit}`}`;
  return context.reader.rows(sql, values);
}

const byPosition = (rows: Row[]) => rows.sort((a, b) => a.position - b.position);

/**
 * Rows in an order, of which some are skipped: they need not be read. The first of them takes their
 * place, as it comes before the rest too.
 */
function skipped(rows: Row[], skip: number): Row[] {
  const [first] = rows;
  if (skip === 0 || !first) return byPosition(rows);
  const standIns = Array.from({ length: Math.min(skip, rows.length) }, () => first);
  return [...standIns, ...byPosition(rows.slice(skip))];
}

/** Reads an index in order, as far as needed; undefined when it does not know the order. */
function firstInOrder(
  condition: Condition,
  order: Pick<OrderKey, "path" | "descending"> & Omit<Demand, "order">,
  context: SelectContext,
): Row[] | undefined {
  const { reader } = context;
  const path = reader.nameKey(order.path);
  if (path === undefined) return undefined;
  const long = reader.statement("SELECT 1 FROM long_paths WHERE path = ?").get(path);
  if (long) return undefined;
  const types = typesOf(condition, context);
  // What is skipped of several types depends on all of them.
  const skip = types.length === 1 ? order.skip : 0;
  const rows = types.flatMap((type) => {
    const key = reader.nameKey(type);
    return key === undefined
      ? []
      : firstOfType(condition, { ...order, skip, key: path, type, typeKey: key }, context);
  });
  return types.length === 1 ? rows : byPosition(rows);
}

interface TypeOrder {
  readonly key: number;
  readonly type: string;
  readonly typeKey: number;
  readonly descending: boolean;
  readonly limit: number;
  readonly skip: number;
}

function firstOfType(condition: Condition, order: TypeOrder, context: SelectContext): Row[] {
  const { reader, view } = context;
  const { text, values } = rowFilter(condition, context);
  const from = `FROM facts f CROSS JOIN documents d ON d.position = f.position
    WHERE f.path = ${order.key} AND f.type = ${order.typeKey} AND f.kind BETWEEN 2 AND 4
      AND ${visible(view)} AND (${text})`;
  const direction = order.descending ? "DESC" : "ASC";
  const sorted = `ORDER BY f.kind ${direction}, f.value ${direction}`;
  // What has no such value comes first in descending order, and last in ascending.
  const valueless = order.descending ? withoutValue(condition, order, context) : [];
  const skip = valueless.length > 0 ? 0 : order.skip;
  const start = skip > 0 ? startAfter(skip, { from, sorted, values, order }, context) : undefined;
  const rest = start ? `AND (f.kind, f.value) ${order.descending ? "<=" : ">="} (?, ?)` : "";
  const limit = order.limit - (start?.before.length ?? 0);
  const found: Row[] = [];
  let last: unknown;
  // A statement of its own: it is left half-way.
  const statement = reader.db.prepare(
    `SELECT d.position, d.rev, f.kind, f.value ${from} ${rest} ${sorted}`,
  );
  for (const row of statement.iterate(...values, ...(start?.at ?? []))) {
    const value =
      row.value instanceof Uint8Array ? Buffer.from(row.value).toString("latin1") : row.value;
    const tie = `${row.kind} ${value}`;
    if (found.length >= limit && tie !== last) break;
    last = tie;
    found.push({ position: Number(row.position), rev: String(row.rev) });
  }
  const isEnough = order.descending || found.length >= limit;
  const others = isEnough ? valueless : withoutValue(condition, order, context);
  return [...(start?.before ?? []), ...byPosition(found.concat(others))];
}

/** A type's documents in an order, as SQL. */
interface Sorted {
  readonly from: string;
  readonly sorted: string;
  readonly values: readonly SQLInputValue[];
  readonly order: TypeOrder;
}

/**
 * Where reading begins when the first few are skipped: with all that tie with the first that is not.
 * @returns undefined when nothing comes before that
 */
function startAfter(
  skip: number,
  { from, sorted, values, order }: Sorted,
  { reader }: SelectContext,
): { at: SQLInputValue[]; before: Row[] } | undefined {
  const select = (columns: string) =>
    reader.statement(`SELECT ${columns} ${from} ${sorted} LIMIT 1 OFFSET ?`);
  const tie = select("f.kind, f.value").get(...values, skip);
  const first = select("d.position, d.rev").get(...values, 0);
  if (!tie || !first) return undefined;
  const at = [tie.kind ?? null, tie.value ?? null];
  const isBefore = `(f.kind, f.value) ${order.descending ? ">" : "<"} (?, ?)`;
  const counted = reader
    .statement(`SELECT count(*) AS n ${from} AND ${isBefore}`)
    .get(...values, ...at);
  const count = Number(counted?.n);
  if (count === 0) return undefined;
  const standIn = { position: Number(first.position), rev: String(first.rev) };
  return { at, before: Array.from({ length: count }, () => standIn) };
}

function withoutValue(condition: Condition, order: TypeOrder, context: SelectContext): Row[] {
  const { reader, view } = context;
  const having = `SELECT position FROM facts
    WHERE path = ${order.key} AND type = ${order.typeKey} AND kind BETWEEN 2 AND 4`;
  const allHave = reader.remember(`all ${order.key} ${order.typeKey}`, () => {
    const total = "SELECT count(*) FROM documents WHERE type = ?";
    const counts = reader
      .statement(`SELECT (${total}) AS total, (SELECT count(*) FROM (${having})) AS valued`)
      .get(order.type);
    return counts?.total === counts?.valued;
  });
  if (allHave) return [];
  const { text, values } = rowFilter(condition, context);
  return reader.rows(
    `SELECT d.position, d.rev FROM documents d WHERE d.type = ? AND d.position NOT IN (${having})
      AND ${visible(view)} AND (${text})`,
    [order.type, ...values],
  );
}

/** The types a condition names, else all there are. */
function typesOf(condition: Condition, context: SelectContext): readonly string[] {
  const items = condition.op === "and" ? condition.items : [condition];
  const named = items.find((item) => item.op === "type");
  if (named?.op !== "type") return context.reader.types();
  return strings(context.operands[named.operand], named.many);
}
