import { isRecord, type LakeDocument } from "../documents.ts";

/** A reference found in a document. */
export interface Reference {
  readonly id: string;
  readonly weak: boolean;
  /** True when it points into another dataset. */
  readonly foreign: boolean;
}

/** Every reference inside a value. */
export function* referencesIn(value: unknown): Generator<Reference> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item);
  } else if (isRecord(value)) {
    const foreign = "_dataset" in value || "_projectId" in value;
    if (typeof value._ref === "string") {
      yield { id: value._ref, weak: value._weak === true, foreign };
    }
    for (const child of Object.values(value)) yield* referencesIn(child);
  }
}

/** The ids in this dataset that a document references strongly. */
export function strongReferences(document: LakeDocument): Set<string> {
  const ids = new Set<string>();
  for (const { id, weak, foreign } of referencesIn(document)) {
    if (!weak && !foreign) ids.add(id);
  }
  return ids;
}
