import { randomUUID } from "node:crypto";
import { ClientError, type Mutation, type SanityClient } from "@sanity/client";
import type { Change } from "./plan.ts";
import { recordApplied, recordChanges } from "./record.ts";

export type Work = {
  /** Recorded when it is done, so that it can be undone. */
  name: string;
  /** What the Content Lake's log calls it. */
  tag: "migrate" | "seed";
  /** Compares with the documents as they are now. Returns undefined if there is nothing to write or record. */
  plan: () => Promise<Change[] | undefined>;
  /** Returns the mutations that update the seed's record in the same transaction. */
  recordSeed: (batch: readonly Change[]) => Promise<object[]> | object[];
  /** Whether to record what changes, by which it can be undone. The first content of a dataset cannot be. */
  isUndoable: () => boolean;
  /** Documents per transaction. */
  batchSize: number;
  onProgress: (line: string) => void;
};

/** Maximum number of times to plan work that conflicts with edits. */
const ATTEMPTS = 5;

const isConflict = (error: unknown) => error instanceof ClientError && error.statusCode === 409;

/**
 * Writes changes to a dataset: the one way for migrations and seeds. Each transaction records what it changes, and
 * the last one that the work is done. A concurrent edit is never overwritten: what is left is planned again.
 * @returns the changes written
 * @throws when the dataset rejects a write, or when edits conflict five times
 */
export async function writeChanges(client: SanityClient, work: Work): Promise<Change[]> {
  const { name, batchSize, onProgress } = work;
  const written: Change[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const changes = await work.plan();
    if (!changes) return written;
    const total = written.length + changes.length;
    try {
      // Work that changes nothing is recorded too.
      for (let start = 0; start === 0 || start < changes.length; start += batchSize) {
        const batch = changes.slice(start, start + batchSize);
        await writeBatch(client, work, batch, start + batchSize >= changes.length);
        written.push(...batch);
        if (written.length < total) onProgress(`${name}: ${written.length} of ${total} documents`);
      }
      return written;
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      onProgress(`${name}: someone wrote one of its documents; the rest is planned again`);
    }
  }
}

async function writeBatch(
  client: SanityClient,
  { name, tag, recordSeed, isUndoable }: Work,
  batch: readonly Change[],
  isLast: boolean,
): Promise<void> {
  const transactionId = `${tag}-${randomUUID()}`;
  const mutations = [
    ...batch.flatMap(withRevision),
    ...(await recordSeed(batch)),
    ...(isUndoable() ? recordChanges(name, batch, transactionId) : []),
    ...(isLast ? recordApplied([name], new Date()) : []),
  ];
  // Sanity's own encoder produces the same JSON under another package's type.
  await client.mutate(mutations as Mutation[], { visibility: "sync", tag, transactionId });
}

/** Ties a document's mutations to the revision that was read, using a patch, as only patches carry one. */
function withRevision({ id, before, mutations }: Change) {
  if (!before) return mutations;
  const ifRevisionID = before._rev;
  const [first, ...others] = mutations;
  if (first?.patch) return [{ patch: { ...first.patch, ifRevisionID } }, ...others];
  return [{ patch: { id, ifRevisionID, unset: ["noSuchField"] } }, ...mutations];
}
