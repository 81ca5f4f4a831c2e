import { isRecord } from "../documents.ts";

/** The ids in this dataset that a value references strongly, at any depth. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) strongReferences(item, found);
  else if (isRecord(value)) {
    const isForeign = "_dataset" in value || "_projectId" in value;
    const isStrong = value._weak !== true && !isForeign;
    if (isStrong && typeof value._ref === "string") found.add(value._ref);
    for (const child of Object.values(value)) strongReferences(child, found);
  }
  return found;
}
