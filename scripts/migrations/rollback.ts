import type { Mutation, SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { differences } from "../dataset/differences.ts";
import { contentOf } from "../dataset/seed-record.ts";
import type { Change } from "./plan.ts";
import { forgetMigration, type RecordedChange, readRecord, seedRecordMutations } from "./record.ts";

/** What undoing a migration did, or would do. */
export type Rollback = {
  name: string;
  changes: Change[];
  /** Documents that were edited since. They are left alone. */
  edited: string[];
};

/**
 * Undoes the migration that a dataset had last: brings each of its documents back as the dataset's history has it
 * before, in one transaction. It is pending afterwards, so that a corrected one can take its place.
 * @param apply writes; otherwise only reports
 * @throws when nothing is recorded to undo, as of migrations before the last, when the history no longer has a document (how long it is kept depends on
 *   the plan of the Sanity project), or when someone edits one while it runs
 */
export async function rollBack(client: SanityClient, apply: boolean): Promise<Rollback> {
  const { applied, changes: recorded } = await readRecord(client);
  const name = applied.at(-1);
  if (!name) throw new Error("The dataset has had no migration.");
  const own = recorded.filter(({ of }) => of === name);
  if (own.length === 0) {
    throw new Error(
      `Nothing to undo: ${name} loaded the first content of this dataset or changed no document, or another was undone after it. Only the last can be undone: restore a backup, or give a corrected migration a new number.`,
    );
  }
  const current = await client.fetch<SanityDocument[]>("*[_id in $ids]", {
    ids: own.map(({ id }) => id),
  });
  const byId = new Map(current.map((document) => [document._id, document]));
  const isEdited = ({ id, transaction }: RecordedChange) =>
    byId.has(id) && byId.get(id)?._rev !== transaction;
  const changes = await Promise.all(
    own
      .filter((change) => !isEdited(change))
      .map((change) => undo(client, change, byId.get(change.id))),
  );
  const edited = own.filter(isEdited).map(({ id }) => id);
  if (apply) {
    const mutations = [
      ...changes.flatMap((change) => change.mutations),
      ...(await seedRecordMutations(client, changes)),
      ...forgetMigration(name),
    ];
    // These are the Content Lake's own mutations, whose type the client narrows.
    await client.mutate(mutations as Mutation[], { visibility: "sync", tag: "migrate" });
  }
  return { name, changes, edited };
}

async function undo(
  client: SanityClient,
  { id, before: revision }: RecordedChange,
  before: SanityDocument | undefined,
): Promise<Change> {
  const after = revision ? await atRevision(client, id, revision) : undefined;
  const fields = differences(before && contentOf(before), after && contentOf(after));
  // Only patches carry the revision that was read.
  const guard = before && {
    patch: { id, ifRevisionID: before._rev, unset: ["noSuchField"] },
  };
  const write = after
    ? { createOrReplace: { ...contentOf(after), _id: id, _type: after._type } }
    : { delete: { id } };
  return { id, before, after, fields, mutations: [...(guard ? [guard] : []), write] };
}

async function atRevision(client: SanityClient, id: string, revision: string) {
  const { dataset } = client.config();
  const { documents } = await client.request<{ documents: SanityDocument[] }>({
    url: `/data/history/${dataset}/documents/${encodeURIComponent(id)}`,
    query: { revision },
  });
  const [document] = documents;
  if (document) return document;
  throw new Error(`The history no longer has ${id} at ${revision}: restore a backup instead.`);
}
