import type { SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { contentHash, parseRecord, RECORD_ID } from "../dataset/seed-record.ts";
import { applyChanges, type Change, planStep, type Step } from "./plan.ts";
import { MIGRATIONS_ID, readRecord, refuseOlder, seedRecordMutations } from "./record.ts";
import { writeChanges } from "./write.ts";

/** Documents that a migration would change are locked by a schedule. */
export class ScheduledError extends Error {}

/** What a migration did, or would do. */
export type StepReport = { name: string; title: string; changes: Change[] };

export type MigrateOptions = {
  /** All migrations, in order. */
  steps: readonly Step[];
  /** Writes the changes; otherwise only reports them. */
  apply?: boolean;
  /** Documents per transaction. */
  batchSize?: number;
  onProgress?: (line: string) => void;
};

const DOCUMENTS =
  '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.") && !(_id in $own)]';
const SCHEDULED = '*[_type == "system.release" && state in ["scheduled", "scheduling"]].name';

/**
 * Migrates a dataset's documents, including drafts, to the current schema: runs the migrations it has not
 * had, in order. All of them run in memory first, so an error in any stops the run before anything is
 * written. Each is then written in transactions, and planned again if a document has been edited. The
 * last transaction records it. A run that stops half-way leaves each document old or migrated; the next run
 * completes it.
 * @returns a report for each pending migration
 * @throws ScheduledError when a migration would change a scheduled document (the Content Lake locks those)
 * @throws when the dataset lacks migrations that are gone, a migration fails on a document, or the dataset rejects a write
 */
export async function migrate(
  client: SanityClient,
  { steps, apply = false, batchSize = 50, onProgress = () => {} }: MigrateOptions,
): Promise<StepReport[]> {
  await refuseOlder(client);
  const applied = new Set((await readRecord(client)).applied);
  const pendingSteps = steps.filter(({ name }) => !applied.has(name));
  const plannedReports = await planAll(client, pendingSteps);
  const lockedMessage = await lockedMessageFor(client, plannedReports);
  if (lockedMessage && apply) throw new ScheduledError(lockedMessage);
  if (lockedMessage) onProgress(lockedMessage);
  if (!apply) return plannedReports;

  const reports: StepReport[] = [];
  for (const step of pendingSteps) {
    let seeded: Change[] = [];
    const changes = await writeChanges(client, {
      ...{ name: step.name, tag: "migrate", batchSize, onProgress },
      plan: async () => {
        const documents = await documentsIn(client);
        const record = parseRecord(await client.getDocument(RECORD_ID));
        const unedited = documents.filter((it) => record.get(it._id) === contentHash(it));
        seeded = unedited.length > 0 ? await planStep(unedited, step, client) : [];
        return planStep(documents, step, client);
      },
      recordSeed: (batch) => seedRecordMutations(client, batch, seeded),
      isUndoable: () => true,
    });
    const report = { name: step.name, title: step.migration.title, changes };
    onProgress(lineOf(report));
    reports.push(report);
  }
  return reports;
}

/** Says in one line what a migration did, or would do. */
export const lineOf = ({ name, title, changes }: StepReport) =>
  `${name}: ${title}: ${changes.length} documents`;

/** Says which changes the Content Lake would reject, and what to do; undefined if it accepts them all. */
async function lockedMessageFor(client: SanityClient, reports: readonly StepReport[]) {
  const releases = await client.fetch<string[]>(SCHEDULED, {}, { perspective: "raw" });
  const ids = new Set(reports.flatMap(({ changes }) => changes.map(({ id }) => id)));
  const lockedIds = [...ids].filter((id) =>
    releases.some((name) => id.startsWith(`versions.${name}.`)),
  );
  if (lockedIds.length === 0) return undefined;
  return `Scheduled documents are locked, and would go live in their old shape: ${lockedIds.join(", ")}. “npm run tool -- migrate --plans” pauses the schedules while it migrates.`;
}

async function planAll(client: SanityClient, pendingSteps: readonly Step[]): Promise<StepReport[]> {
  let documents = pendingSteps.length > 0 ? await documentsIn(client) : [];
  const reports: StepReport[] = [];
  for (const step of pendingSteps) {
    const changes = await planStep(documents, step, client);
    documents = applyChanges(documents, changes);
    const [again] = await planStep(documents, step, client);
    // A run that was interrupted is run again, over what it has changed too.
    if (again)
      throw new Error(`Migration ${step.name}: a second run would change ${again.id} again.`);
    reports.push({ name: step.name, title: step.migration.title, changes });
  }
  return reports;
}

const documentsIn = (client: SanityClient): Promise<SanityDocument[]> =>
  client.fetch(DOCUMENTS, { own: [MIGRATIONS_ID, RECORD_ID] }, { perspective: "raw" });
