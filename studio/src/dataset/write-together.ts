import type { SanityClient, Transaction } from "@sanity/client";
import { inWords } from "../sydney.ts";
import { draftId, publishedId, releaseOf } from "./versions.ts";

const LOCKED_QUERY = `{
  "releases": *[_type == "system.release" && state in ["scheduling", "scheduled"] && name in $names]{
    name, publishAt
  },
  "versions": *[_id in $ids]{ _id, "title": coalesce(title, name, platform, key, _id) }
}`;

type LockedResult = {
  releases: { name: string; publishAt: string }[];
  versions: { _id: string; title: string }[];
};

/** A write would change versions in scheduled releases, which the Content Lake locks. The message is for editors. */
export class ScheduledError extends Error {
  override name = "ScheduledError";
}

/**
 * Refuses a write to versions in scheduled releases. It does not unschedule them: if the tab closed before
 * they were scheduled again, they would never be published.
 * @param ids of the versions to write
 * @throws ScheduledError with the titles and times, and what to do
 */
export async function refuseScheduled(client: SanityClient, ids: readonly string[]): Promise<void> {
  const names = ids.flatMap((id) => releaseOf(id) ?? []);
  if (names.length === 0) return;
  const query = { names, ids };
  const { releases, versions } = await client.fetch<LockedResult>(LOCKED_QUERY, query);
  const locked = releases.flatMap(({ name, publishAt }) =>
    versions
      .filter(({ _id }) => releaseOf(_id) === name)
      .map(({ title }) => `“${title}”, scheduled for ${inWords(new Date(publishAt))}`),
  );
  if (locked.length === 0) return;
  throw new ScheduledError(
    `Scheduled versions are locked, and this would change ${locked.join("; ")}. Open it under “Needs attention”, “Scheduled”, and press “Pause to edit”, or unschedule its release under “Releases”. Then do this again, and schedule it again.`,
  );
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
 * everything is read again.
 * @param readPatches reads the documents and returns their patches; `null` cancels the write
 * @param begin adds operations to the transaction before the patches
 * @returns whether it was written; false if the write was cancelled
 * @throws ScheduledError if a version is in a scheduled release, or the client's error when the lake is
 * unreachable or rejects the write; nothing is written then
 */
export async function writeTogether(
  client: SanityClient,
  tag: string,
  readPatches: () => Promise<readonly VersionPatch[] | null>,
  begin: (transaction: Transaction) => void = () => {},
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const patches = await readPatches();
    if (!patches) return false;
    const ids = patches.map(({ id }) => id);
    await refuseScheduled(client, ids);
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
      if (await isCommitted(client, ids, transactionId)) return true;
      throw error;
    }
  }
}
