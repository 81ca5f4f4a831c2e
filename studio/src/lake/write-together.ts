import type { SanityClient, Transaction } from "@sanity/client";
import { draftId, publishedId, releaseOf } from "./versions.ts";

type Release = { name: string; publishAt: string };

const LOCKED_QUERY = `*[_type == "system.release" && state in ["scheduling", "scheduled"] && name in $names]{
  name, publishAt
}`;
const STATE_QUERY = `*[_type == "system.release" && name == $releaseId][0].state`;

/** The hosted Content Lake unschedules in the background. */
const WAIT_MS = 250;
const WAITS = 80;

/** Schedules a release for publishing. */
export const scheduleRelease = (client: SanityClient, releaseId: string, publishAt: string) =>
  client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });

/** Unschedules a release and waits until its versions can be written. */
export async function unscheduleRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.action({ actionType: "sanity.action.release.unschedule", releaseId });
  for (let wait = 0; wait < WAITS; wait++) {
    if ((await client.fetch<string>(STATE_QUERY, { releaseId })) === "active") return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error("The schedule couldn’t be cancelled in time.");
}

/**
 * Runs work that writes to versions of documents. Scheduled releases are locked, so they are unscheduled
 * first, and scheduled again for their times even if the work fails.
 * @returns the result, and the names of the releases that could not be scheduled again
 */
async function whileUnscheduled<T>(
  client: SanityClient,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<{ result: T; paused: string[] }> {
  const names = [...new Set(ids.flatMap((id) => releaseOf(id) ?? []))];
  const locked = names.length > 0 ? await client.fetch<Release[]>(LOCKED_QUERY, { names }) : [];
  const paused: string[] = [];
  const unscheduled: Release[] = [];
  let result: T;
  try {
    for (const release of locked) {
      unscheduled.push(release);
      await unscheduleRelease(client, release.name);
    }
    result = await work();
  } finally {
    for (const { name, publishAt } of unscheduled) {
      await scheduleRelease(client, name, publishAt).catch(() => paused.push(name));
    }
  }
  return { result, paused };
}

/** Whether a write failed because a document had changed in the meantime. */
const isConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 409;

/** A change to one version of a document, and the revision it requires. */
export type VersionPatch = {
  id: string;
  revision: string;
  set: Record<string, unknown>;
  unset?: string[];
};

/** The result of a write: all was written, or nothing because the documents with these titles had changed. */
export type Outcome<Details = object> =
  | ({ kind: "written"; paused: readonly string[] } & Details)
  | { kind: "refused"; titles: readonly string[] };

/** Reads every version of some documents. Queries can’t find versions in releases by published id. */
export async function readVersions<T extends { _id: string }>(
  client: SanityClient,
  ids: Iterable<string>,
  projection = "",
): Promise<T[]> {
  const publishedIds = new Set(ids);
  const documents = await client.fetch<T[]>(
    `*[(_id in $ids || _id in path("versions.**")) && _system.delete != true]${projection}`,
    { ids: [...publishedIds].flatMap((id) => [id, draftId(id)]) },
    { perspective: "raw", useCdn: false },
  );
  return documents.filter(({ _id }) => publishedIds.has(publishedId(_id)));
}

/** Maximum attempts when unrelated changes to a document conflict with the write. */
const ATTEMPTS = 4;

/** Whether a transaction was committed although its response was lost. */
async function isCommitted(client: SanityClient, ids: string[], transactionId: string) {
  const documents = await client.getDocuments(ids).catch(() => []);
  return documents.some((document) => document?._rev === transactionId);
}

/**
 * Patches several documents in one transaction. Each has to be at the revision that was read; on a conflict,
 * everything is read again. Scheduled releases keep their times.
 * @param readPatches reads the documents and returns their patches; `null` cancels the write
 * @param begin adds operations to the transaction before the patches
 * @returns the releases that could not be scheduled again; `null` if the write was cancelled
 * @throws the client's error when the lake is unreachable or rejects the write; nothing is written then
 */
export async function writeTogether(
  client: SanityClient,
  tag: string,
  readPatches: () => Promise<readonly VersionPatch[] | null>,
  begin: (transaction: Transaction) => void = () => {},
): Promise<{ paused: readonly string[] } | null> {
  const write = async (): Promise<boolean> => {
    for (let attempt = 1; ; attempt++) {
      const patches = await readPatches();
      if (!patches) return false;
      const transactionId = `${tag}-${crypto.randomUUID()}`;
      const transaction = client.transaction().transactionId(transactionId);
      begin(transaction);
      for (const { id, revision, set, unset = [] } of patches) {
        transaction.patch(id, (patch) => patch.ifRevisionId(revision).set(set).unset(unset));
      }
      try {
        await transaction.commit({ visibility: "sync", tag });
        return true;
      } catch (error) {
        if (isConflict(error) && attempt < ATTEMPTS) continue;
        const ids = patches.map(({ id }) => id);
        if (await isCommitted(client, ids, transactionId)) return true;
        throw error;
      }
    }
  };
  const ids = (await readPatches())?.map(({ id }) => id) ?? [];
  const { result, paused } = await whileUnscheduled(client, ids, write);
  return result ? { paused } : null;
}
