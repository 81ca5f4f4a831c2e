import { isRecord } from "./record.ts";

/** Ids of all documents that a value references, at any depth. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  if (!isRecord(value)) return found;
  if (typeof value._ref === "string") found.add(value._ref);
  for (const field of Object.values(value)) referencesIn(field, found);
  return found;
}
