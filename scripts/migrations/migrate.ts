import type { Mutation, SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { contentHash, parseRecord, RECORD_ID, recordDocument } from "../seed/record.ts";
import { applyChanges, type Change, planStep, type Step } from "./plan.ts";
import { appliedIn, MIGRATIONS_ID, noteApplied } from "./record.ts";

/** What a migration did, or would do. */
export type StepReport = { name: string; title: string; changes: Change[] };

/** How to migrate. */
export type MigrateOptions = {
  /** All migrations there are, in order. */
  steps: readonly Step[];
  /** Writes; otherwise only says what would be written. */
  apply?: boolean;
  /** Documents written in one transaction. */
  batchSize?: number;
  onProgress?: (line: string) => void;
};

const BATCH_SIZE = 50;
const DOCUMENTS =
  '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.") && !(_id in $own)]';

/**
 * Brings a dataset's documents, drafts included, to today's shape: runs the migrations it has not
 * had, in order. All of them run in memory first, so a mistake in any stops before anything is
 * written. Then each is written in transactions, every document whole and only if nobody changed
 * it meanwhile, and recorded with its last one. A run that stops half-way leaves each document old
 * or migrated; the next run does the rest.
 * @returns a report for each migration that was due
 * @throws when a migration cannot handle a document, or the dataset refuses
 */
export async function migrate(
  client: SanityClient,
  { steps, apply = false, batchSize = BATCH_SIZE, onProgress = () => {} }: MigrateOptions,
): Promise<StepReport[]> {
  const applied = new Set(appliedIn(await client.getDocument(MIGRATIONS_ID)));
  const due = steps.filter(({ name }) => !applied.has(name));
  const planned = await rehearse(client, due);
  if (!apply) return planned;

  const done: StepReport[] = [];
  for (const step of due) {
    const changes = await planStep(await documentsIn(client), step, client);
    await write(client, step, changes, batchSize, (count) =>
      onProgress(`${step.name}: ${count} of ${changes.length} documents`),
    );
    done.push({ name: step.name, title: step.migration.title, changes });
  }
  return done;
}

async function rehearse(client: SanityClient, due: readonly Step[]): Promise<StepReport[]> {
  let documents = due.length > 0 ? await documentsIn(client) : [];
  const reports: StepReport[] = [];
  for (const step of due) {
    const changes = await planStep(documents, step, client);
    documents = applyChanges(documents, changes);
    reports.push({ name: step.name, title: step.migration.title, changes });
  }
  return reports;
}

function documentsIn(client: SanityClient): Promise<SanityDocument[]> {
  return client.fetch(DOCUMENTS, { own: [MIGRATIONS_ID, RECORD_ID] }, { perspective: "raw" });
}

async function write(
  client: SanityClient,
  { name }: Step,
  changes: readonly Change[],
  size: number,
  onProgress: (count: number) => void,
): Promise<void> {
  const batches = Math.max(1, Math.ceil(changes.length / size));
  for (let index = 0; index < batches; index += 1) {
    const batch = changes.slice(index * size, (index + 1) * size);
    const mutations = [
      ...batch.flatMap(guarded),
      ...(await seedRecordMutations(client, batch)),
      ...(index === batches - 1 ? noteApplied(name, new Date()) : []),
    ];
    // Encoded by Sanity's own encoder: the same JSON, under another package's type.
    await client.mutate(mutations as Mutation[], { visibility: "sync", tag: "migrate" });
    onProgress(Math.min(changes.length, (index + 1) * size));
  }
}

/** A document's mutations, which hold only for the revision that was read: patches can say so. */
function guarded({ id, before, mutations }: Change) {
  if (!before) return mutations;
  const ifRevisionID = before._rev;
  const [first, ...others] = mutations;
  if (first?.patch) return [{ patch: { ...first.patch, ifRevisionID } }, ...others];
  return [{ patch: { id, ifRevisionID, unset: ["noSuchField"] } }, ...mutations];
}

/**
 * A document that was as the seed left it still counts as unedited once it has been migrated:
 * the seed's record of it moves along in the same transaction.
 */
async function seedRecordMutations(client: SanityClient, batch: readonly Change[]) {
  const stored = await client.getDocument(RECORD_ID);
  if (!stored) return [];
  const record = new Map(parseRecord(stored));
  for (const { id, before, after } of batch) {
    if (!before || record.get(id) !== contentHash(before)) continue;
    if (after) record.set(id, contentHash(after));
    else record.delete(id);
  }
  return [{ createOrReplace: recordDocument(record) }];
}
