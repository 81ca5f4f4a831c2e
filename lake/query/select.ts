import { type IndexValue, indexValueOf, isLong, KIND } from "../store/index-entries.ts";
import type { Reader } from "../store/reader.ts";
import { idColumn, type View } from "../store/views.ts";
import { type IndexTerm, indexTermOf, termsOf } from "../store/words.ts";
import type { Condition } from "./conditions.ts";
import { distinct, FALSE, join, marks, type Sql, TRUE } from "./sql.ts";

/** The positions of documents that match a full-text expression: see `index-writer.ts`. */
const FIND_WORDS = "SELECT rowid >> 1 AS position FROM words WHERE words MATCH ?";

/** More values than this in one condition, and looking at all documents is as good. */
const MAX_VALUES = 5_000;

/** Thrown when these operands ask for more than the index can tell exactly: see `engine.ts`. */
export class Inexact extends Error {}

/** What a condition is written for. */
export interface SelectContext {
  readonly reader: Reader;
  readonly view: View;
  readonly operands: readonly unknown[];
  /** True where more documents than match are welcome: the filter is looked at again. */
  readonly loose: boolean;
}

/** The condition on a row `d` of `documents`. */
export function rowFilter(condition: Condition, context: SelectContext): Sql {
  if (condition.op === "and" && isSelective(condition, context)) {
    return selectiveFilter(condition.items, context);
  }
  const set = positionSet(condition, context);
  if (set) return { text: `d.position IN (${set.text})`, values: set.values };
  switch (condition.op) {
    case "and":
    case "or":
      return join(
        condition.items.map((item) => rowFilter(item, context)),
        condition.op === "and" ? " AND " : " OR ",
      );
    case "loose":
      return rowFilter(condition.item, { ...context, loose: true });
    case "not":
      return negation(condition.item, context);
    case "type": {
      const types = strings(operandOf(condition, context), condition.many);
      return types.length === 0 ? FALSE : { text: `d.type IN (${marks(types)})`, values: types };
    }
    default:
      return condition.op === "is" ? (missing(condition, context) ?? FALSE) : TRUE;
  }
}

/** The condition as a selection of positions; undefined for one that selects too much for that. */
function positionSet(condition: Condition, context: SelectContext): Sql | undefined {
  switch (condition.op) {
    case "loose":
      return positionSet(condition.item, { ...context, loose: true });
    case "or": {
      const sets = condition.items.map(
        (item) => positionSet(item, context) ?? typeSet(item, context),
      );
      return sets.every((set) => set !== undefined)
        ? join(distinct(sets), " UNION ALL ", false)
        : undefined;
    }
    case "and": {
      if (!isSelective(condition, context)) return undefined;
      const { text, values } = selectiveFilter(condition.items, context);
      return { text: `SELECT d.position FROM documents d WHERE ${text}`, values };
    }
    case "id": {
      const ids = strings(operandOf(condition, context), condition.many);
      return {
        text: `SELECT position FROM documents WHERE ${idColumn(context.view)} IN (SELECT value FROM json_each(?))`,
        values: [JSON.stringify(ids)],
      };
    }
    case "is":
      return missing(condition, context)
        ? undefined
        : factSet(condition.path, valuesOf(condition, context), context);
    case "has":
      return elementSet(condition, context);
    case "words":
      return wordSet(condition, context);
    case "anyWord":
      return anyWordSet(condition.operand, context);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return rangeSet(condition, context);
    case "defined":
      return factSelection(condition.path, context, TRUE);
    case "references": {
      const ids = condition.operands.flatMap((at) => idsIn(context.operands[at]));
      return {
        text: `SELECT position FROM links WHERE target IN (SELECT value FROM json_each(?)) AND direct >= ?`,
        values: [JSON.stringify(ids), context.loose ? 0 : 1],
      };
    }
    default:
      return undefined;
  }
}

/** Several conditions, of which at least one leaves few documents. */
function selectiveFilter(items: readonly Condition[], context: SelectContext): Sql {
  const filters = items.map((item) => rowFilter(item, context));
  const { text, values } = join(filters, " AND ");
  // "+": by position, not by type, of which there may be many.
  return { text: text.replaceAll(/(?<!\+)d\.type IN/g, "+d.type IN"), values };
}

function negation(item: Condition, context: SelectContext): Sql {
  try {
    const { text, values } = rowFilter(item, { ...context, loose: false });
    return { text: `NOT (${text})`, values };
  } catch (error) {
    if (error instanceof Inexact && context.loose) return TRUE;
    throw error;
  }
}

/** True when a condition is likely to leave few documents. */
export function isSelective(condition: Condition, context: SelectContext): boolean {
  switch (condition.op) {
    case "and":
      return condition.items.some((item) => isSelective(item, context));
    case "loose":
      return isSelective(condition.item, { ...context, loose: true });
    case "or":
      return condition.items.every((item) => isSelective(item, context));
    case "is":
      return missing(condition, context) === undefined;
    case "words":
      return indexTerms(condition.operand, context).length > 0;
    case "anyWord":
      return anyWordSet(condition.operand, context) !== undefined;
    default:
      return ["id", "has", "references"].includes(condition.op);
  }
}

function typeSet(condition: Condition, context: SelectContext): Sql | undefined {
  if (condition.op !== "type") return undefined;
  const { text, values } = rowFilter(condition, context);
  return { text: `SELECT d.position FROM documents d WHERE ${text}`, values };
}

function operandOf(condition: { readonly operand: number }, context: SelectContext): unknown {
  return context.operands[condition.operand];
}

function valuesOf(
  condition: { readonly operand: number; readonly many: boolean },
  context: SelectContext,
): readonly unknown[] {
  const operand = operandOf(condition, context);
  if (!condition.many) return [operand];
  return Array.isArray(operand) ? operand : [];
}

/** For a comparison with null, which what is missing is equal to. */
function missing(
  condition: { readonly path: string; readonly operand: number; readonly many: boolean },
  context: SelectContext,
): Sql | undefined {
  const values = valuesOf(condition, context);
  if (!values.some((value) => value === null || value === undefined)) return undefined;
  const defined = factSelection(condition.path, context, TRUE);
  const present = factSet(condition.path, values, context);
  const isMissing = { text: `d.position NOT IN (${defined.text})`, values: defined.values };
  return join(
    [isMissing, { text: `d.position IN (${present.text})`, values: present.values }],
    " OR ",
  );
}

function factSet(path: string, values: readonly unknown[], context: SelectContext): Sql {
  const facts = values.flatMap((value) => indexValueOf(value) ?? []);
  if (facts.length > MAX_VALUES) {
    if (!context.loose) throw new Inexact();
    return factSelection(path, context, TRUE);
  }
  const byKind = [KIND.number, KIND.string, KIND.boolean].flatMap((kind): Sql[] => {
    const ofKind: IndexValue[] = facts
      .filter((fact) => fact.kind === kind)
      .map(({ value }) => value);
    if (ofKind.length === 0) return [];
    return [{ text: `kind = ${kind} AND value IN (${marks(ofKind)})`, values: ofKind }];
  });
  return factSelection(path, context, byKind.length > 0 ? join(byKind, " OR ") : FALSE);
}

function rangeSet(
  condition: { readonly op: string; readonly path: string; readonly operand: number },
  context: SelectContext,
): Sql {
  const fact = indexValueOf(operandOf(condition, context));
  if (!fact) return factSelection(condition.path, context, FALSE);
  if (isLong(fact.value)) {
    if (!context.loose) throw new Inexact();
    return factSelection(condition.path, context, { text: `kind = ${fact.kind}`, values: [] });
  }
  return factSelection(condition.path, context, {
    text: `kind = ${fact.kind} AND value ${condition.op} ?`,
    values: [fact.value],
  });
}

function factSelection(path: string, { reader }: SelectContext, where: Sql): Sql {
  const key = reader.nameKey(path);
  const types = reader.typeKeys().join(", ");
  return {
    text: `SELECT position FROM facts WHERE path = ${key ?? -1} AND type IN (${types}) AND (${where.text})`,
    values: where.values,
  };
}

/** The index's terms of a search; a wildcard alone is none. */
function indexTerms(operand: number, context: SelectContext) {
  return patterns(context.operands[operand]).flatMap((term) => {
    const { text, prefix } = indexTermOf(term);
    return text === "" ? [] : [{ text, prefix }];
  });
}

function patterns(operand: unknown): string[] {
  return [operand].flat().flatMap((text) => (typeof text === "string" ? termsOf(text) : []));
}

function anyWordSet(operand: number, context: SelectContext): Sql | undefined {
  const terms = indexTerms(operand, context);
  // A wildcard alone is any word.
  if (terms.length < patterns(context.operands[operand]).length) return undefined;
  if (terms.length === 0) return { text: "SELECT 0 WHERE false", values: [] };
  return { text: FIND_WORDS, values: [terms.map(matchExpression).join(" OR ")] };
}

function elementSet(
  condition: { readonly path: string; readonly operand: number },
  context: SelectContext,
): Sql | undefined {
  const value = operandOf(condition, context);
  if (value !== null && value !== undefined) return factSet(condition.path, [value], context);
  // The index does not know which lists hold null.
  if (!context.loose) throw new Inexact();
  return undefined;
}

function wordSet(
  condition: { readonly operand: number; readonly always: boolean },
  context: SelectContext,
): Sql | undefined {
  const all = patterns(context.operands[condition.operand]);
  if (all.length === 0) return { text: "SELECT 0 WHERE false", values: [] };
  if (condition.always && all.every((term) => term === "*")) return undefined;
  if (!context.loose) throw new Inexact();
  const terms = indexTerms(condition.operand, context);
  if (terms.length === 0) return undefined;
  // One after the other: a document's words are in two rows.
  const found = terms.map(() => FIND_WORDS).join(" INTERSECT ");
  const text = terms.length > 1 ? `SELECT position FROM (${found})` : found;
  return { text, values: terms.map(matchExpression) };
}

/** SQLite's full-text expression for words that are, or begin with, this. */
export function matchExpression({ text, prefix }: IndexTerm): string {
  return `"${text}"${prefix ? " *" : ""}`;
}

/** The strings of an operand. */
export function strings(operand: unknown, many: boolean): string[] {
  const values = many ? (Array.isArray(operand) ? operand : []) : [operand];
  return [...new Set(values.filter((value) => typeof value === "string"))];
}

function idsIn(operand: unknown): string[] {
  return [operand].flat().filter((id) => typeof id === "string");
}
