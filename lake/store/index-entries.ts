import { createHash } from "node:crypto";
import { isRecord } from "../documents.ts";

/** How deep within objects attributes are indexed: `a.b.c.d` is, `a.b.c.d.e` is not. */
const MAX_DEPTH = 4;
/** Joins the names of a path: in no attribute's name. */
const SEPARATOR = "\u001f";
/** Marks the elements of an array. */
const ELEMENTS = `${SEPARATOR}[]`;
/** Bytes of a string that are kept; a longer one ends in a hash. */
const MAX_BYTES = 200;

/** Kinds of values, numbered as GROQ orders them. */
export const KIND = { number: 2, string: 3, boolean: 4, container: 5 } as const;

/** A value as the index orders it: numbers as they are, strings as bytes. */
export type IndexValue = number | Uint8Array;

/** SQL that is true of a list or object, and of a string that was cut short. */
export const NO_WHOLE_TEXT = `(kind = ${KIND.container} OR length(value) > ${MAX_BYTES})`;

/**
 * SQL for a string fact's text; null where there is none as it was, or where it may hold half a
 * surrogate pair (`ed`) or what SQL takes for its end.
 */
export const ENTRY_TEXT = `CASE
  WHEN NOT ${NO_WHOLE_TEXT} AND instr(value, x'ed') = 0 AND instr(value, x'00') = 0
  THEN CAST(value AS TEXT) END`;

/** Something a document says of itself at a path: `slug.current` is "about". */
export interface IndexEntry {
  readonly path: string;
  readonly kind: number;
  readonly value: IndexValue;
}

/**
 * The path of an attribute as the index names it; undefined for one that is not indexed.
 * @param names such as `["slug", "current"]`
 * @param elements true for the elements of the array at that path
 */
export function indexPath(names: readonly string[], elements = false): string | undefined {
  const [first] = names;
  // `_id` and `_type` depend on the perspective or have a column, `url` is made when it is read.
  if (names.length > MAX_DEPTH || first === undefined || UNINDEXED.has(first)) return undefined;
  return names.join(SEPARATOR) + (elements ? ELEMENTS : "");
}

const UNINDEXED = new Set(["_id", "_type", "_rev", "_originalId", "_score", "url"]);

/** A string, number or boolean as the index has it; undefined for anything else. */
export function indexValueOf(value: unknown): { kind: number; value: IndexValue } | undefined {
  if (typeof value === "string") return { kind: KIND.string, value: orderedBytes(value) };
  if (typeof value === "number") return { kind: KIND.number, value };
  if (typeof value === "boolean") return { kind: KIND.boolean, value: Number(value) };
  return undefined;
}

/** True when a string is too long to be ordered by what the index keeps of it. */
export function isLong(value: IndexValue): boolean {
  return value instanceof Uint8Array && value.length > MAX_BYTES;
}

/**
 * Bytes that sort as JavaScript compares strings, code unit by code unit: UTF-8, but each half of a
 * surrogate pair on its own.
 */
function orderedBytes(text: string): Uint8Array {
  const bytes = /[\ud800-\udfff]/.test(text) ? codeUnitBytes(text) : Buffer.from(text);
  if (bytes.length <= MAX_BYTES) return bytes;
  return Buffer.concat([bytes.subarray(0, MAX_BYTES), createHash("sha1").update(text).digest()]);
}

function codeUnitBytes(text: string): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdfff) parts.push(Buffer.from(text.charAt(index)));
    else
      parts.push(Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)]));
  }
  return Buffer.concat(parts);
}

/**
 * Everything that attributes of a document say that queries may filter or order by, each by what
 * tells it apart.
 */
export function indexEntriesOf(
  attributes: Readonly<Record<string, unknown>>,
): Map<string, IndexEntry> {
  const facts = new Map<string, IndexEntry>();
  const add = (path: string, { kind, value }: { kind: number; value: IndexValue }) => {
    const text = typeof value === "number" ? value : Buffer.from(value).toString("latin1");
    facts.set(`${path}\u0000${kind}\u0000${text}`, { path, kind, value });
  };
  const visit = (value: unknown, names: readonly string[]) => {
    const path = indexPath(names);
    if (path === undefined || value === null || value === undefined) return;
    const fact = indexValueOf(value);
    if (fact) return add(path, fact);
    add(path, { kind: KIND.container, value: 0 });
    if (Array.isArray(value)) {
      const elements = indexPath(names, true);
      for (const item of value) {
        const element = indexValueOf(item);
        if (element && elements !== undefined) add(elements, element);
      }
    } else if (isRecord(value)) {
      for (const [name, child] of Object.entries(value)) visit(child, [...names, name]);
    }
  };
  for (const [name, value] of Object.entries(attributes)) visit(value, [name]);
  return facts;
}
