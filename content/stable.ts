import { createHash } from "node:crypto";
import { isRecord } from "@currawong/schemas/record";

/**
 * JSON with every object's keys in alphabetical order, so that equal values give equal text.
 * @param value anything JSON can hold; `undefined` fields are omitted
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    isRecord(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : item,
  );
}

/** SHA-256 of a value's canonical JSON, in hexadecimal. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
