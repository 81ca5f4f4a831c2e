import type { SanityClient, Transaction } from "@sanity/client";
import { draftId, publishedId, releaseOf } from "./versions.ts";

type Locked = { name: string; publishAt: string };

const LOCKED_QUERY = `*[_type == "system.release" && state in ["scheduling", "scheduled"] && name in $names]{
  name, publishAt
}`;
const STATE_QUERY = `*[_type == "system.release" && name == $releaseId][0].state`;

/** The hosted Content Lake unschedules in the background. */
const WAIT_MS = 250;
const WAITS = 80;

/** Has the Content Lake publish a release at a time. */
export const scheduleRelease = (client: SanityClient, releaseId: string, publishAt: string) =>
  client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });

/** Keeps a release that is scheduled from being published; its versions can be written from then on. */
export async function unscheduleRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.action({ actionType: "sanity.action.release.unschedule", releaseId });
  for (let wait = 0; wait < WAITS; wait++) {
    if ((await client.fetch<string>(STATE_QUERY, { releaseId })) === "active") return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error("The schedule couldn’t be cancelled in time.");
}

/**
 * Does some work that writes into versions of documents. Scheduled releases are locked: those are unscheduled
 * first, and scheduled again at their times whatever came of the work.
 * @returns also the names of the releases that could not be scheduled again
 */
async function whileUnscheduled<T>(
  client: SanityClient,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<{ result: T; paused: string[] }> {
  const names = [...new Set(ids.flatMap((id) => releaseOf(id) ?? []))];
  const locked = names.length > 0 ? await client.fetch<Locked[]>(LOCKED_QUERY, { names }) : [];
  const paused: string[] = [];
  const unscheduled: Locked[] = [];
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

/** Whether the Content Lake refused to write because a document had changed in the meantime. */
const isConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 409;

/** What to change of one version of a document, and the revision it has to be at. */
export type VersionPatch = {
  id: string;
  revision: string;
  set: Record<string, unknown>;
  unset?: string[];
};

/** What came of writing: all of it, or nothing as the documents with these titles had changed. */
export type Outcome<Done = object> =
  | ({ kind: "written"; paused: readonly string[] } & Done)
  | { kind: "refused"; titles: readonly string[] };

/** Every version of some documents, as they are now: a query finds those in releases by no published id. */
export async function readVersions<T extends { _id: string }>(
  client: SanityClient,
  ids: Iterable<string>,
  projection = "",
): Promise<T[]> {
  const wanted = new Set(ids);
  const documents = await client.fetch<T[]>(
    `*[(_id in $ids || _id in path("versions.**")) && _system.delete != true]${projection}`,
    { ids: [...wanted].flatMap((id) => [id, draftId(id)]) },
    { perspective: "raw", useCdn: false },
  );
  return documents.filter(({ _id }) => wanted.has(publishedId(_id)));
}

/** How often to look again when a document changed, in what is not written, as we wrote. */
const ATTEMPTS = 4;

/** Whether a transaction whose response was lost had been carried out after all. */
async function isDone(client: SanityClient, ids: string[], transactionId: string) {
  const documents = await client.getDocuments(ids).catch(() => []);
  return documents.some((document) => document?._rev === transactionId);
}

/**
 * Writes into several documents in one transaction, or into none. Each has to be at the revision that was
 * read: where another editor was faster, everything is read again. What is scheduled keeps its time.
 * @param readPatches what to write, by what is there now; `null` refuses, and nothing is written
 * @param begin adds to the transaction what comes before the patches
 * @returns the releases that could not be scheduled again; `null` when refused
 * @throws what the client throws when the lake is away or says no; then nothing has been written
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
        if (await isDone(client, ids, transactionId)) return true;
        throw error;
      }
    }
  };
  const ids = (await readPatches())?.map(({ id }) => id) ?? [];
  const { result, paused } = await whileUnscheduled(client, ids, write);
  return result ? { paused } : null;
}
