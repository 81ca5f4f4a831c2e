import { globSync } from "node:fs";
import { recordsIn } from "@currawong/schemas/record";
import type { SanityClient } from "@sanity/client";
import { contentHash, parseRecord, RECORD_ID, recordDocument } from "../dataset/seed-record.ts";
import type { Change } from "./plan.ts";

/** The document that records the dataset's migrations. Ids with a dot are private. */
export const MIGRATIONS_ID = "migrations.record";

/** What the last migration did to one document, by which it can be undone. */
export type RecordedChange = {
  id: string;
  /** The document's revision before; absent where the migration created it. */
  before?: string;
  /** The transaction that changed it, which is its revision after. */
  transaction: string;
};

export type MigrationsRecord = { applied: string[]; changes: (RecordedChange & { of: string })[] };

/** The names of all migrations: their folders, in order. */
export const migrationNames = () =>
  globSync("[0-9][0-9][0-9][0-9]-*", { cwd: import.meta.dirname }).sort();

/** The last migration that is gone, and the last version that has it. */
const LAST_GONE = "0013-drawn-screens";
const LAST_VERSION = "v2026.11.28";

/**
 * Refuses a dataset that lacks migrations that are gone. One that was never seeded or migrated has today's documents.
 * @throws with the version that still has them
 */
export async function refuseOlder(client: SanityClient): Promise<void> {
  const { applied } = await readRecord(client);
  // Seeds are recorded too, by the word.
  if (applied.some((name) => /^\d/.test(name) && name >= LAST_GONE)) return;
  if (applied.length === 0 && !(await client.getDocument(RECORD_ID))) return;
  throw new Error(
    `The dataset lacks migration ${LAST_GONE}, which is gone. Migrate it with the version that has it: check out the tag ${LAST_VERSION}, run “npm start” there with this data (hosted: “npm run migrate -- --apply”), and then start this version again.`,
  );
}

/** Reads the record. A dataset without one has had no migration. */
export async function readRecord(client: SanityClient): Promise<MigrationsRecord> {
  const document = await client.getDocument(MIGRATIONS_ID);
  return {
    applied: recordsIn(document?.applied).map(({ _key }) => String(_key)),
    changes: recordsIn(document?.changes).map(({ of, id, before, transaction }) => ({
      ...{ of: String(of), id: String(id), transaction: String(transaction) },
      ...(typeof before === "string" && { before }),
    })),
  };
}

const EMPTY = { _id: MIGRATIONS_ID, _type: "migrationsRecord", applied: [], changes: [] };

const append = (array: string, items: readonly object[]) => ({
  patch: { id: MIGRATIONS_ID, insert: { after: `${array}[-1]`, items } },
});

/** Returns the mutations that record migrations as done; without a time, a dataset that never needed them. */
export const recordApplied = (names: readonly string[], at?: Date) => [
  { createIfNotExists: EMPTY },
  append(
    "applied",
    names.map((_key) => ({ _key, ...(at && { appliedAt: at.toISOString() }) })),
  ),
];

/** Returns the mutations that record what a transaction of a migration changes, and forget earlier migrations. */
export const recordChanges = (
  name: string,
  batch: readonly { id: string; before?: { _rev: string } }[],
  transaction: string,
) => [
  { createIfNotExists: EMPTY },
  { patch: { id: MIGRATIONS_ID, setIfMissing: { changes: [] } } },
  { patch: { id: MIGRATIONS_ID, unset: [`changes[of != "${name}"]`] } },
  append(
    "changes",
    batch.map(({ id, before }) => ({
      ...{ _key: `${transaction}-${id}`, of: name, id, transaction },
      ...(before && { before: before._rev }),
    })),
  ),
];

/** Returns the mutations that forget a migration, so that it is pending again. */
export const forgetMigration = (name: string) => [
  {
    patch: {
      id: MIGRATIONS_ID,
      unset: [`applied[_key == "${name}"]`, `changes[of == "${name}"]`],
    },
  },
];

/**
 * Updates the seed's record in the same transaction, so that a document unedited since the seed still counts
 * as unedited after its migration. Not if the migration put an edit of another document into it, such as the
 * place of a service into its group: the next seed would overwrite that.
 * @param seeded what the migration would change if the dataset held nothing but unedited documents; by default the same
 */
export async function seedRecordMutations(
  client: SanityClient,
  batch: readonly Change[],
  seeded: readonly Change[] = batch,
) {
  const stored = await client.getDocument(RECORD_ID);
  if (!stored) return [];
  const hashOf = ({ after }: Change) => after && contentHash(after);
  const hashes = new Map(seeded.map((change) => [change.id, hashOf(change)]));
  const record = new Map(parseRecord(stored));
  for (const change of batch) {
    const { id, before } = change;
    const hash = hashOf(change);
    if (!before || record.get(id) !== contentHash(before)) continue;
    if (hash !== hashes.get(id)) continue;
    if (hash) record.set(id, hash);
    else if (hashes.has(id)) record.delete(id);
  }
  return [{ createOrReplace: recordDocument(record) }];
}
