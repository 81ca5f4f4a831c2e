import { isRecord } from "./record.ts";

/** Weakens the references of a document to itself: the Content Lake would not let it be unpublished. */
export function weakenOwn<T>(value: T, id: string): T;
export function weakenOwn(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => weakenOwn(item, id));
  if (!isRecord(value)) return value;
  if (value._ref === id) return { ...value, _weak: true };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, weakenOwn(field, id)]),
  );
}

/** Ids of all documents that a value references, at any depth. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  if (!isRecord(value)) return found;
  if (typeof value._ref === "string") found.add(value._ref);
  for (const field of Object.values(value)) referencesIn(field, found);
  return found;
}
