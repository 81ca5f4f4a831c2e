import { isRecord } from "@currawong/schemas/record";

/** Where the dataset notes which migrations it has had. Ids with a dot are private. */
export const MIGRATIONS_ID = "migrations.record";

/** Names of the migrations a dataset has had, in order. */
export function appliedIn(document: Record<string, unknown> | undefined): string[] {
  const applied = Array.isArray(document?.applied) ? document.applied : [];
  return applied.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry._key === "string" ? [entry._key] : [],
  );
}

/** The mutations that note one more migration as done. */
export function noteApplied(name: string, at: Date) {
  return [
    { createIfNotExists: { _id: MIGRATIONS_ID, _type: "migrationsRecord", applied: [] } },
    {
      patch: {
        id: MIGRATIONS_ID,
        insert: {
          after: "applied[-1]",
          items: [{ _key: name, appliedAt: at.toISOString() }],
        },
      },
    },
  ];
}
