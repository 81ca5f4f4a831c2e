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

/** Which documents reference which: the reverse of `_ref`, for all documents. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Set<string>>();

  /** Takes in a document's change; null where it did not or does not exist. */
  update(id: string, before: LakeDocument | null, after: LakeDocument | null): void {
    for (const target of targets(before)) {
      const sources = this.#sources.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#sources.delete(target);
    }
    for (const target of targets(after)) {
      const sources = this.#sources.get(target) ?? new Set<string>();
      sources.add(id);
      this.#sources.set(target, sources);
    }
  }

  /** Ids of the documents with a reference, strong or weak, to `target`. */
  sourcesOf(target: string): ReadonlySet<string> {
    return this.#sources.get(target) ?? new Set();
  }
}

function targets(document: LakeDocument | null): Set<string> {
  return new Set([...referencesIn(document)].map(({ id }) => id));
}
