import type { SanityClient, Transaction } from "@sanity/client";
import { isConflict, whileUnscheduled } from "./releases.ts";

/** What to change of one version of a document, and the revision it has to be at. */
export type VersionPatch = {
  id: string;
  revision: string;
  set: Record<string, unknown>;
  unset?: string[];
};

/** How often to look again when a document changed, in what is not written, as we wrote. */
const ATTEMPTS = 4;

/** Whether a transaction whose response was lost had been carried out after all. */
async function isDone(client: SanityClient, ids: string[], transactionId: string) {
  const documents = await client.getDocuments(ids).catch(() => []);
  return documents.some((document) => document?._rev === transactionId);
}

/**
 * Writes into several documents in one transaction, or into none. Each has to be at the revision that was
 * read: where another editor was faster, everything is read again. What is scheduled is written too, and
 * keeps its time.
 * @param readPatches what to write, by what is there now; `null` refuses, and nothing is written
 * @param begin adds to the transaction what comes before the patches
 * @returns the releases that had to be unscheduled for it and could not be scheduled again; `null` when refused
 * @throws what the client throws when the Content Lake cannot be reached or says no; then nothing
 *   has been written
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
