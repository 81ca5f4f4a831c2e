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
const STRING_APPEND_STRING = 22;
const STRING_APPEND_SLICE = 23;

/** Half a character: it has no UTF-8, so its bytes cannot be counted. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A Mendoza patch: opcodes with their operands, flat. */
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
  if (equalJson(before, after)) return [];
  const whole = [OBJECT_SET_FIELD_VALUE, after, key];
  const end = RETURN_INTO_OBJECT_SAME_KEY_POP;
  if (isRecord(before) && isRecord(after)) {
    return [PUSH_FIELD_COPY, index, ...objectChange(before, after), end];
  }
  // A blank entry that nothing is written to is null, so an empty result is sent whole.
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [PUSH_FIELD_BLANK, index, ...arrayChange(before, after), end];
  }
  if (typeof before === "string" && typeof after === "string" && after !== "") {
    const patch = stringChange(before, after);
    return patch ? [PUSH_FIELD_BLANK, index, ...patch, end] : whole;
  }
  return whole;
}

function arrayChange(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const { start, end } = commonEnds(before, after, equalJson);
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

/** Keeps the common ends of two strings; null when sending the string whole is as good. */
function stringChange(before: string, after: string): unknown[] | null {
  // Mendoza counts UTF-8 bytes, so surrogate pairs must stay together.
  const [old, characters] = [Array.from(before), Array.from(after)];
  const { start, end } = commonEnds(old, characters, Object.is);
  if (start + end === 0 || LONE_SURROGATE.test(before) || LONE_SURROGATE.test(after)) return null;
  const patch: unknown[] = [];
  const total = Buffer.byteLength(before);
  const middle = characters.slice(start, characters.length - end).join("");
  if (start > 0) patch.push(STRING_APPEND_SLICE, 0, bytes(old.slice(0, start)));
  if (middle !== "") patch.push(STRING_APPEND_STRING, middle);
  if (end > 0) patch.push(STRING_APPEND_SLICE, total - bytes(old.slice(old.length - end)), total);
  return patch;
}

const bytes = (characters: readonly string[]): number => Buffer.byteLength(characters.join(""));

function commonEnds<T>(
  before: readonly T[],
  after: readonly T[],
  equal: (a: T, b: T) => boolean,
): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  // Both indices are within bounds.
  const isSame = (at: number, atAfter: number) => equal(before[at] as T, after[atAfter] as T);
  let start = 0;
  while (start < shorter && isSame(start, start)) start++;
  let end = 1;
  while (end <= shorter - start && isSame(before.length - end, after.length - end)) end++;
  return { start, end: end - 1 };
}

/** Deep equality of JSON values. */
function equalJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]));
}
