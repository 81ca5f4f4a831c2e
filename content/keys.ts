import { isRecord } from "@currawong/schemas/record";
import { hashOf } from "./stable.ts";

const KEY_LENGTH = 12;

/**
 * Gives every object in an array the `_key` that Sanity needs, unless it has one.
 * Keys are hashes of the item's content, so that they do not change when an item moves or between
 * runs; a duplicate item in an array gets a numbered key.
 * @returns a copy; the argument is not changed
 */
export function withKeys<T>(value: T): T;
export function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const taken = new Set<unknown>();
    return value.map((entry) => {
      const item = withKeys(entry);
      if (!isRecord(item)) return item;
      const key = item._key ?? unusedKey(hashOf(item).slice(0, KEY_LENGTH), taken);
      taken.add(key);
      return { ...item, _key: key };
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKeys(item)]));
}

function unusedKey(key: string, taken: Set<unknown>): string {
  for (let copy = 1; ; copy += 1) {
    const candidate = copy === 1 ? key : `${key}-${copy}`;
    if (!taken.has(candidate)) return candidate;
  }
}
