import { hashOf } from "@currawong/content/stable";
import { isRecord } from "@currawong/schemas/record";

/** Where the seed keeps note of what it wrote. Ids with a dot are private: visitors never see it. */
export const RECORD_ID = "seed.record";

/** By document id, the content hash of what was last seeded. */
export type SeedRecord = ReadonlyMap<string, string>;

const SYSTEM_FIELDS = new Set(["_rev", "_createdAt", "_updatedAt", "_system"]);

/** A document's content: all but what the dataset itself keeps. */
export function contentOf(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field)),
  );
}

/** The hash that tells whether a document is still as it was seeded. */
export function contentHash(document: Record<string, unknown>): string {
  return hashOf(contentOf(document));
}

/** Reads the record document; absent, nothing has been seeded. */
export function parseRecord(document: Record<string, unknown> | undefined): SeedRecord {
  const entries = Array.isArray(document?.entries) ? document.entries : [];
  return new Map(
    entries.flatMap((entry: unknown) =>
      isRecord(entry) && typeof entry._key === "string" && typeof entry.hash === "string"
        ? [[entry._key, entry.hash] as const]
        : [],
    ),
  );
}

/** The record document for a record, in the order of ids, so that equal records are equal bytes. */
export function recordDocument(record: SeedRecord) {
  const ids = [...record.keys()].sort();
  return {
    _id: RECORD_ID,
    _type: "seedRecord",
    entries: ids.map((_key) => ({ _key, hash: record.get(_key) ?? "" })),
  };
}
