import type { SQLInputValue } from "node:sqlite";
import { elementsPath, indexPath, indexValueOf, REFERENCES } from "../store/indices.ts";
import { TEXT } from "../store/reader.ts";
import { idColumn, type View } from "../store/views.ts";
import { termsOf, wordExpression } from "../store/words.ts";
import {
  attributeNames,
  type EvaluateOptions,
  evaluateNow,
  type GroqNode,
  isConstant,
  isNode,
} from "./groq.ts";

/** An SQL condition on a row `d` of `documents`. */
export interface Condition {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
  /** True when it matches exactly the documents that pass the filter; otherwise it may match more. */
  readonly exact: boolean;
  /** True if it only tests the type; a type may have many documents. */
  readonly ofTypes?: boolean;
}

/** The input for evaluating the constants in a filter. */
export interface FilterContext {
  readonly view: View;
  readonly options: EvaluateOptions;
}

/** With more values than this, the index is no faster than reading all documents. */
const MAX_VALUES = 1_000;

/** Matches every document, so the filter has to be evaluated. */
const UNKNOWN: Condition = { text: "true", values: [], exact: false };
export const ALWAYS: Condition = { text: "true", values: [], exact: true };

/**
 * Translates the parts of a filter that the indices cover: comparisons of types, ids, values at a path,
 * references and words with constants.
 */
export function narrow(filter: unknown, context: FilterContext): Condition {
  if (!isNode(filter)) return UNKNOWN;
  const { left, right, base, args } = filter;
  switch (filter.type) {
    case "Group":
      return narrow(base, context);
    case "And":
      return both(narrow(left, context), narrow(right, context));
    case "Or":
      return either(narrow(left, context), narrow(right, context));
    case "FuncCall": {
      const isReferences = filter.namespace === "global" && filter.name === "references";
      if (!isReferences || !Array.isArray(args) || !args.every(isConstant)) return UNKNOWN;
      return valueIn(
        REFERENCES,
        args.flatMap((arg) => evaluateNow(arg, context.options)),
      );
    }
    case "OpCall":
      return comparison(String(filter.op), left, right, context);
    default:
      return UNKNOWN;
  }
}

/** The conjunction of two conditions. */
export function both(first: Condition, second: Condition): Condition {
  const exact = first.exact && second.exact;
  if (first.text === "true") return { ...second, exact };
  if (second.text === "true") return { ...first, exact };
  const ofTypes = Boolean(first.ofTypes && second.ofTypes);
  // "+" stops SQLite from using the type index here.
  const text = (one: Condition) => (one.ofTypes && !ofTypes ? `+${one.text}` : `(${one.text})`);
  const values = [...first.values, ...second.values];
  return { text: `${text(first)} AND ${text(second)}`, values, exact, ofTypes };
}

function either(first: Condition, second: Condition): Condition {
  const isAlways = [first, second].some(({ text, exact }) => text === "true" && exact);
  if (isAlways) return ALWAYS;
  if (first.text === "true" || second.text === "true") return UNKNOWN;
  return {
    text: `(${first.text}) OR (${second.text})`,
    values: [...first.values, ...second.values],
    exact: first.exact && second.exact,
  };
}

function comparison(op: string, left: unknown, right: unknown, context: FilterContext): Condition {
  if (op === "match") return matching(left, right, context);
  if (op === "in") return membership(left, right, context);
  if (op !== "==" || !isConstant(right)) return UNKNOWN;
  const value = evaluateNow(right, context.options);
  return oneOf(left, Array.isArray(value) ? [] : [value], context);
}

function membership(left: unknown, right: unknown, context: FilterContext): Condition {
  if (isConstant(right)) {
    const list = evaluateNow(right, context.options);
    return oneOf(left, Array.isArray(list) ? list : [], context);
  }
  if (!isConstant(left)) return UNKNOWN;
  const value = evaluateNow(left, context.options);
  const array = isNode(right) && right.type === "ArrayCoerce" ? right.base : right;
  const path = pathOf(array);
  if (path !== undefined) return valueIn(elementsPath(path), [value]);
  return isReferencePath(right) ? valueIn(REFERENCES, [value]) : UNKNOWN;
}

/** The condition that an attribute has one of the values. */
function oneOf(attribute: unknown, values: readonly unknown[], { view }: FilterContext): Condition {
  const texts = values.filter((value) => typeof value === "string");
  const name = attributeNames(attribute)?.join();
  if (name === "_type") {
    const text = `d.type IN (${texts.map(() => "?").join(", ")})`;
    return { text, values: texts, exact: true, ofTypes: true };
  }
  if (name === "_id") {
    const text = `d.${idColumn(view)} IN (SELECT value FROM json_each(?))`;
    return { text, values: [JSON.stringify(texts)], exact: false };
  }
  const path = pathOf(attribute);
  return path === undefined ? UNKNOWN : valueIn(path, values);
}

/** The condition that a document has one of the values at a path. */
function valueIn(path: string, values: readonly unknown[]): Condition {
  // The index has no entries for long strings, or for missing attributes, which equal null.
  const found = values.flatMap((value) => indexValueOf(value) ?? []);
  if (found.length < values.length || found.length > MAX_VALUES) return UNKNOWN;
  const each = found.map(() => "(?, ?)").join(", ");
  const text = `d.position IN (SELECT position FROM entries
    WHERE path = ? AND type IN (SELECT type FROM types) AND (kind, value) IN (VALUES ${each || "(0, 0)"}))`;
  return {
    text,
    values: [path, ...found.flatMap(({ kind, value }) => [kind, value])],
    exact: false,
  };
}

function matching(left: unknown, right: unknown, { options }: FilterContext): Condition {
  if (!isNode(left) || !isIndexedText(left) || !isConstant(right)) return UNKNOWN;
  const terms = searchTerms(right, options);
  const isAny = terms.length > 0 && terms.every((term) => term === "*");
  if (isAny && alwaysHasText(left)) return ALWAYS;
  const words = terms.flatMap((term) => wordExpression(term) ?? []);
  return words.length > 0 ? haveWords(words.join(" AND ")) : UNKNOWN;
}

/** The terms of a search; none for a pattern that matches nothing. */
export function searchTerms(pattern: GroqNode, options: EvaluateOptions): string[] {
  const patterns = [evaluateNow(pattern, options)].flat();
  return patterns.every((text) => typeof text === "string") ? patterns.flatMap(termsOf) : [];
}

/** The condition that a document's text matches a full-text expression. */
export function haveWords(expression: string): Condition {
  const text = "d.position IN (SELECT rowid FROM words WHERE words MATCH ?)";
  return { text, values: [expression], exact: false };
}

/** True if the document's word index contains every word of an expression's text. */
export function isIndexedText(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { type, base, name } = node;
  switch (type) {
    case "Group":
    case "ArrayCoerce":
      return isIndexedText(base);
    case "Array":
      return (
        Array.isArray(node.elements) && node.elements.every(({ value }) => isIndexedText(value))
      );
    case "Map":
      return isIndexedText(base) && isIndexedText(node.expr);
    case "AccessAttribute": {
      const isOwn = base === undefined || (isNode(base) && base.type === "This");
      if (isOwn && (name === "_id" || name === TEXT)) return true;
      const isText = !String(name).startsWith("_") && name !== "url";
      return isText && (isOwn || isIndexedText(base));
    }
    default:
      return false;
  }
}

/** True for an array that contains the document's id, and so always has text. */
function alwaysHasText({ type, elements }: GroqNode): boolean {
  return (
    type === "Array" &&
    Array.isArray(elements) &&
    elements.some(({ value }) => attributeNames(value)?.join() === "_id")
  );
}

/** True for a path in the document to the ids of references, such as `related[]._ref`. */
function isReferencePath(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Map") return isNode(node.base) && isReferencePath(node.expr);
  return node.type === "AccessAttribute" && node.name === "_ref";
}

function pathOf(attribute: unknown): string | undefined {
  const names = attributeNames(attribute);
  return names && indexPath(names);
}
