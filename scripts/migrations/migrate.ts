import { isRecord } from "@currawong/schemas/record";
import { ClientError, type Mutation, type SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { contentHash, parseRecord, RECORD_ID, recordDocument } from "../seed/record.ts";
import { applyChanges, type Change, planStep, type Step } from "./plan.ts";

/** Where the dataset notes which migrations it has had. Ids with a dot are private. */
const MIGRATIONS_ID = "migrations.record";

/** What a migration did, or would do. */
export type StepReport = { name: string; title: string; changes: Change[] };

/** How to migrate. */
export type MigrateOptions = {
  /** All migrations there are, in order. */
  steps: readonly Step[];
  /** Writes; otherwise only says what would be written. */
  apply?: boolean;
  /** Documents that one transaction writes. */
  batchSize?: number;
  onProgress?: (line: string) => void;
};

/** How often a migration is planned again after a conflict with an edit. */
const ATTEMPTS = 5;
const DOCUMENTS =
  '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.") && !(_id in $own)]';
const SCHEDULED = '*[_type == "system.release" && state in ["scheduled", "scheduling"]].name';

/**
 * Brings a dataset's documents, drafts included, to today's shape: runs the migrations it has not
 * had, in order. All of them run in memory first, so a mistake in any stops before anything is
 * written. Then each is written in transactions, and planned again where a document was edited since;
 * it is recorded with the last one. A run that stops half-way leaves
 * each document old or migrated; the next run does the rest.
 * @returns a report for each migration that was due
 * @throws when a migration cannot handle a document, would change one that is scheduled (the Content
 *   Lake locks those), or the dataset refuses
 */
export async function migrate(
  client: SanityClient,
  { steps, apply = false, batchSize = 50, onProgress = () => {} }: MigrateOptions,
): Promise<StepReport[]> {
  const applied = new Set(appliedIn(await client.getDocument(MIGRATIONS_ID)));
  const due = steps.filter(({ name }) => !applied.has(name));
  const planned = await rehearse(client, due);
  const locked = await lockedIn(client, planned);
  if (locked && apply) throw new Error(locked);
  if (locked) onProgress(locked);
  if (!apply) return planned;

  const done: StepReport[] = [];
  for (const step of due) {
    const written: Change[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const changes = await planStep(await documentsIn(client), step, client);
      const total = written.length + changes.length;
      try {
        await write(client, step, changes, batchSize, (batch) => {
          written.push(...batch);
          onProgress(`${step.name}: ${written.length} of ${total} documents`);
        });
        break;
      } catch (error) {
        if (attempt === ATTEMPTS || !isConflict(error)) throw error;
        onProgress(`${step.name}: someone wrote one of its documents; the rest is planned again`);
      }
    }
    done.push({ name: step.name, title: step.migration.title, changes: written });
  }
  return done;
}

const isConflict = (error: unknown) => error instanceof ClientError && error.statusCode === 409;

/** Says which changes the Content Lake would refuse, and what to do; nothing when it takes them all. */
async function lockedIn(client: SanityClient, reports: readonly StepReport[]) {
  const releases = await client.fetch<string[]>(SCHEDULED, {}, { perspective: "raw" });
  const ids = new Set(reports.flatMap(({ changes }) => changes.map(({ id }) => id)));
  const locked = [...ids].filter((id) =>
    releases.some((name) => id.startsWith(`versions.${name}.`)),
  );
  if (locked.length === 0) return undefined;
  return `Scheduled documents are locked, and would go live in their old shape: ${locked.join(", ")}. Cancel these schedules or wait for them, then migrate.`;
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

const documentsIn = (client: SanityClient): Promise<SanityDocument[]> =>
  client.fetch(DOCUMENTS, { own: [MIGRATIONS_ID, RECORD_ID] }, { perspective: "raw" });

async function write(
  client: SanityClient,
  { name }: Step,
  changes: readonly Change[],
  size: number,
  onWritten: (batch: readonly Change[]) => void,
): Promise<void> {
  // What changes nothing is recorded too.
  for (let start = 0; start === 0 || start < changes.length; start += size) {
    const batch = changes.slice(start, start + size);
    const mutations = [
      ...batch.flatMap(guarded),
      ...(await seedRecordMutations(client, batch)),
      ...(start + size >= changes.length ? noteApplied(name, new Date()) : []),
    ];
    // Encoded by Sanity's own encoder: the same JSON, under another package's type.
    await client.mutate(mutations as Mutation[], { visibility: "sync", tag: "migrate" });
    onWritten(batch);
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

/** Names of the migrations a dataset has had, in order. */
function appliedIn(document: Record<string, unknown> | undefined): string[] {
  const applied = Array.isArray(document?.applied) ? document.applied : [];
  return applied.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry._key === "string" ? [entry._key] : [],
  );
}

/** The mutations that note one more migration as done. */
function noteApplied(name: string, at: Date) {
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
