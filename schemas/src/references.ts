import { isRecord } from "./record.ts";

/** Ids of every document that a value refers to, however deep. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  if (!isRecord(value)) return found;
  if (typeof value._ref === "string") found.add(value._ref);
  for (const field of Object.values(value)) referencesIn(field, found);
  return found;
}
