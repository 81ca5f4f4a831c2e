import { isRecord } from "@currawong/schemas/record";
import { referencesIn } from "@currawong/schemas/references";
import type { SanityClient } from "@sanity/client";
import { draftId, publishedId, type WholeDocument } from "../dataset/versions.ts";
import { writeTogether } from "../dataset/write-together.ts";

/** The type of the records of deleted documents. They have no form. */
export const TRASH = "deletedDocument";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a record is kept, in days. */
export const KEPT_DAYS = 30;

/** A deleted document, which can be restored. */
export type Deleted = {
  /** Id of the record. */
  record: string;
  /** Published id of the document, its type and title. */
  id: string;
  type: string;
  title: string | null;
  /** Id of the user who deleted it. */
  by: string;
  /** ISO time. */
  at: string;
};

const oldest = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();

/** The records of documents that no longer exist: one whose deletion was cancelled does. The latest come first. */
const TRASH_QUERY = `*[_type == $trash && at > $since && isDraft != true && count(*[_id in [^.id, "drafts." + ^.id]]) == 0]
  | order(at desc){ "record": _id, id, type, title, by, at }`;

/** Reads what can be restored, each document once. @param client one that sees all versions */
export async function readTrash(client: SanityClient, now = new Date()): Promise<Deleted[]> {
  const found = await client.fetch<Deleted[]>(TRASH_QUERY, { trash: TRASH, since: oldest(now) });
  return found.filter((one, at) => found.findIndex(({ id }) => id === one.id) === at);
}

/**
 * The record of a document that is about to be deleted. It holds a copy as text, because references in it would prevent
 * deleting what they refer to; and a draft, because contributors may write nothing else. The history of the Content
 * Lake is no substitute: it is found by id only, and kept for three days on some plans.
 */
export function recordOf(document: WholeDocument, by: string): WholeDocument {
  const id = publishedId(document._id);
  const { title, name, platform } = document;
  return {
    _id: draftId(`deleted-${crypto.randomUUID()}`),
    _type: TRASH,
    ...{ id, type: document._type, title: title ?? name ?? platform ?? null, by },
    at: new Date().toISOString(),
    content: JSON.stringify(document),
  };
}

/** Drops the records that are too old. */
export async function dropOldRecords(client: SanityClient, now = new Date()): Promise<void> {
  const params = { trash: TRASH, since: oldest(now) };
  await client.delete({ query: "*[_type == $trash && at <= $since]", params });
}

/** Weakens references to what no longer exists until it is published: the lake refuses them, the form names them. */
function weakenMissing(value: unknown, existing: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => weakenMissing(item, existing));
  if (!isRecord(value)) return value;
  const isMissing = typeof value._ref === "string" && !value._weak && !existing.has(value._ref);
  if (isMissing) return { ...value, _weak: true, _strengthenOnPublish: {} };
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    weakenMissing(inner, existing),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Restores a document as a draft, so that its checks, such as whether its address is still free and what it refers
 * to still exists, come before visitors see it.
 * @returns false if a draft exists, which it would replace
 */
export async function restore(client: SanityClient, { record, id }: Deleted): Promise<boolean> {
  const [kept, draft] = await client.getDocuments<{ content: string }>([record, draftId(id)]);
  if (!kept || draft) return false;
  const { _rev, _createdAt, _updatedAt, ...document }: WholeDocument = JSON.parse(kept.content);
  const ids = [...referencesIn(document)];
  const existing = new Set(await client.fetch<string[]>("*[_id in $ids]._id", { ids }));
  return writeTogether(
    client,
    "trash",
    async () => [],
    (transaction) =>
      transaction
        .create({ ...Object(weakenMissing(document, existing)), _id: draftId(id) })
        .delete(record),
  );
}
