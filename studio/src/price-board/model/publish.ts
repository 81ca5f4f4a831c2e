import type { SanityClient } from "@sanity/client";
import { isConflict, whileUnscheduled } from "../../lake/releases.ts";
import { draftId, publishedId } from "../../lake/versions.ts";
import { type PricedDocument, SOME_QUERY, TYPES } from "./documents.ts";
import { type Conflict, conflictsOf, type Pending } from "./pending.ts";
import { idsOf, inverseOf, patchesOf } from "./publication.ts";
import { allRows } from "./rows.ts";

/** A publication that can be taken back. */
export type Publication = {
  transactionId: string;
  /** When, as ISO time. */
  at: string;
  /** How many prices. */
  count: number;
  /** What takes it back. */
  inverse: Pending;
};

export type Outcome =
  | {
      kind: "published";
      publication: Publication;
      /** Releases that had to be unscheduled for it and could not be scheduled again. */
      paused: readonly string[];
    }
  /** Others changed these meanwhile, or removed what held them; nothing was written. */
  | { kind: "refused"; conflicts: Conflict[]; gone: string[] };

/** How often to look again when a document changed, in what is no price of ours, as we wrote. */
const ATTEMPTS = 4;

/** The documents as they are now, in every version. */
async function read(client: SanityClient, pending: Pending): Promise<PricedDocument[]> {
  const ids = new Set(idsOf(pending));
  const documents = await client.fetch<PricedDocument[]>(
    SOME_QUERY,
    { types: TYPES, ids: [...ids].flatMap((id) => [id, draftId(id)]) },
    { perspective: "raw", useCdn: false },
  );
  return documents.filter(({ _id }) => ids.has(publishedId(_id)));
}

/** Whether a transaction whose answer was lost had been carried out after all. */
async function isDone(client: SanityClient, pending: Pending, transactionId: string) {
  const documents = await read(client, pending).catch(() => []);
  return documents.some(({ _rev }) => _rev === transactionId);
}

/**
 * Publishes every change in one transaction, or none. Each document has to be at the revision that
 * was looked at: where another editor was faster, it is looked at anew, and what they did to one of
 * these prices ends in a refusal, never in an overwrite. What is scheduled gets the new prices too, and
 * keeps its time.
 * @throws what the client throws when the Content Lake cannot be reached or says no; then nothing
 *   has been written
 */
export async function publish(client: SanityClient, pending: Pending): Promise<Outcome> {
  const written = patchesOf(pending, await read(client, pending)).map(({ id }) => id);
  const { result, paused } = await whileUnscheduled(client, written, () =>
    publishNow(client, pending),
  );
  return result.kind === "published" ? { ...result, paused } : result;
}

async function publishNow(client: SanityClient, pending: Pending): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const documents = await read(client, pending);
    const rows = allRows(documents);
    const conflicts = conflictsOf(pending, rows);
    const keys = new Set(rows.map(({ key }) => key));
    const gone = Object.keys(pending.prices).filter((key) => !keys.has(key));
    if (conflicts.length > 0 || gone.length > 0) return { kind: "refused", conflicts, gone };

    const transactionId = `prices-${crypto.randomUUID()}`;
    const transaction = client.transaction().transactionId(transactionId);
    for (const { id, revision, set, unset } of patchesOf(pending, documents)) {
      transaction.patch(id, (patch) => patch.ifRevisionId(revision).set(set).unset(unset));
    }
    try {
      await transaction.commit({ visibility: "sync", tag: "price-board" });
    } catch (error) {
      if (isConflict(error) && attempt < ATTEMPTS) continue;
      if (!(await isDone(client, pending, transactionId))) throw error;
    }
    const count = Object.keys(pending.prices).length || Object.keys(pending.quotes).length;
    const inverse = inverseOf(pending, rows);
    return {
      kind: "published",
      publication: { transactionId, at: new Date().toISOString(), count, inverse },
      paused: [],
    };
  }
}
