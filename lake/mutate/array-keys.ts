import { randomBytes } from "node:crypto";
import { isRecord } from "../documents.ts";

const key = () => randomBytes(6).toString("hex");

/** Gives a record a `_key`, unless it has one. */
const withKey = (item: unknown) =>
  isRecord(item) && !("_key" in item) ? { _key: key(), ...item } : item;

/**
 * Gives every object in an array a `_key`, at any depth, as the parameter `autoGenerateArrayKeys` requests. A patch
 * such as `{"set": {"parts[0]": {…}}}` sets an item, too.
 * @param value a mutation, a document or a part of one; not changed
 */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const keyed = withArrayKeys(field);
    return [name, name.endsWith("]") ? withKey(keyed) : keyed];
  });
  return Object.fromEntries(fields);
}
