import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../documents.ts";

/**
 * Opcodes of the Mendoza patch format that this encoder uses
 * (https://github.com/sanity-io/mendoza/blob/main/docs/format.md).
 */
const VALUE = 0;
const PUSH_FIELD_COPY = 10;
const PUSH_FIELD_BLANK = 11;
const PUSH_ELEMENT_COPY = 12;
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
const RETURN_INTO_ARRAY_POP = 16;
const OBJECT_SET_FIELD_VALUE = 17;
const OBJECT_DELETE_FIELD = 19;
const ARRAY_APPEND_VALUE = 20;
const ARRAY_APPEND_SLICE = 21;

/** A Mendoza patch: a flat list of opcodes and operands. */
export type MendozaPatch = unknown[];

/**
 * Encodes the change from one JSON document to another, either of which may be null.
 * Applying the result to `before` with the `mendoza` package gives `after`.
 */
export function encodeEffect(before: unknown, after: unknown): MendozaPatch {
  if (!isRecord(before) || !isRecord(after)) return [VALUE, after];
  return objectChange(before, after);
}

function objectChange(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const patch: unknown[] = [];
  const keys = Object.keys(before).sort();
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(after, key)) patch.push(OBJECT_DELETE_FIELD, index);
    else patch.push(...fieldChange(index, key, before[key], after[key]));
  }
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OBJECT_SET_FIELD_VALUE, value, key);
  }
  return patch;
}

function fieldChange(index: number, key: string, before: unknown, after: unknown): unknown[] {
  if (isDeepStrictEqual(before, after)) return [];
  const end = RETURN_INTO_OBJECT_SAME_KEY_POP;
  if (isRecord(before) && isRecord(after)) {
    return [PUSH_FIELD_COPY, index, ...objectChange(before, after), end];
  }
  // A blank array that nothing is appended to stays null, so an empty array is set as a value.
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [PUSH_FIELD_BLANK, index, ...arrayChange(before, after), end];
  }
  return [OBJECT_SET_FIELD_VALUE, after, key];
}

function arrayChange(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  const patch: unknown[] = [];
  if (start > 0) patch.push(ARRAY_APPEND_SLICE, 0, start);
  for (let index = start; index < after.length - end; index++) {
    const [old, value] = [before[index], after[index]];
    const sameItem = index < before.length - end && isRecord(old) && isRecord(value);
    if (sameItem && old._key === value._key) {
      patch.push(PUSH_ELEMENT_COPY, index, ...objectChange(old, value), RETURN_INTO_ARRAY_POP);
    } else {
      patch.push(ARRAY_APPEND_VALUE, value);
    }
  }
  if (end > 0) patch.push(ARRAY_APPEND_SLICE, before.length - end, before.length);
  return patch;
}
