import { hashOf } from "@currawong/content/stable";
import { recordsIn } from "@currawong/schemas/record";

/** The document that records what the seed wrote. Ids with a dot are private, so visitors never see it. */
export const RECORD_ID = "seed.record";

/** The content hash of each document as last seeded, by document id. */
export type SeedRecord = ReadonlyMap<string, string>;

const SYSTEM_FIELDS = new Set(["_rev", "_createdAt", "_updatedAt", "_system"]);

/** Returns a document's content, without the fields that the dataset maintains. */
export function contentOf(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field)),
  );
}

/** Returns the hash that shows whether a document is still as it was seeded. */
export function contentHash(document: Record<string, unknown>): string {
  return hashOf(contentOf(document));
}

/** Reads the record document. Without one, nothing has been seeded. */
export function parseRecord(document: Record<string, unknown> | undefined): SeedRecord {
  return new Map(
    recordsIn(document?.entries).map(({ _key, hash }) => [String(_key), String(hash)]),
  );
}

/** Returns the record document for a record, ordered by id so that equal records are identical bytes. */
export function recordDocument(record: SeedRecord) {
  const ids = [...record.keys()].sort();
  return {
    _id: RECORD_ID,
    _type: "seedRecord",
    entries: ids.map((_key) => ({ _key, hash: record.get(_key) ?? "" })),
  };
}
