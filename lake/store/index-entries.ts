import { isRecord } from "../documents.ts";

/** How deep within objects attributes are indexed: `a.b.c.d` is, `a.b.c.d.e` is not. */
const MAX_DEPTH = 4;
/** Longer strings are not indexed. */
const MAX_LENGTH = 200;
/** `_id` and `_type` have columns of their own; the others are made when a document is read. */
const NOT_INDEXED = new Set(["_id", "_type", "_rev", "_originalId", "_score", "url"]);

/** The path of all ids that a document references, at any depth; no attribute has this name. */
export const REFERENCES = "references()";

/** Kinds of values, numbered as GROQ orders them. */
const KIND = { number: 2, string: 3, boolean: 4 } as const;

/** A value as the index has it. */
export interface IndexValue {
  readonly kind: number;
  readonly value: number | string;
}

/** A value that a document has at a path: `slug.current` is "about". */
export interface IndexEntry extends IndexValue {
  readonly path: string;
}

/**
 * The path of an attribute as the index names it; undefined for one that is not indexed.
 * @param names such as `["slug", "current"]`
 */
export function indexPath(names: readonly string[]): string | undefined {
  const [first = ""] = names;
  const ambiguous = names.some((name) => /[.[\]()]/.test(name));
  if (ambiguous || names.length > MAX_DEPTH || NOT_INDEXED.has(first)) return undefined;
  return names.join(".");
}

/** The path of the strings, numbers and booleans in the array at a path. */
export const elementsPath = (path: string) => `${path}[]`;

/**
 * A string, number or boolean as the index has it; undefined for anything else, for a long string, and for
 * one that SQLite orders differently from JavaScript.
 */
export function indexValueOf(value: unknown): IndexValue | undefined {
  if (typeof value === "number") return { kind: KIND.number, value };
  if (typeof value === "boolean") return { kind: KIND.boolean, value: Number(value) };
  const isIndexed =
    typeof value === "string" && value.length <= MAX_LENGTH && !/[\0\ud800-\uffff]/.test(value);
  return isIndexed ? { kind: KIND.string, value } : undefined;
}

/** The index entries of a document, by a key that is unique within it. */
export function indexEntriesOf(document: Readonly<Record<string, unknown>>) {
  const entries = new Map<string, IndexEntry>();
  const add = (path: string, value: unknown) => {
    const found = indexValueOf(value);
    if (found) entries.set(JSON.stringify([path, found]), { path, ...found });
  };
  const visit = (value: unknown, path: string | undefined, names: readonly string[]) => {
    if (Array.isArray(value)) {
      for (const item of value) {
        if (path !== undefined) add(elementsPath(path), item);
        visit(item, undefined, []);
      }
    } else if (isRecord(value)) {
      if ("_ref" in value) add(REFERENCES, value._ref);
      for (const [name, child] of Object.entries(value)) {
        const inner = path === undefined ? [] : [...names, name];
        visit(child, path === undefined ? undefined : indexPath(inner), inner);
      }
    } else if (path !== undefined) add(path, value);
  };
  visit(document, "", []);
  return entries;
}
