import type { SanityClient } from "@sanity/client";
import { draftId, type WholeDocument } from "../dataset/versions.ts";
import { type VersionPatch, writeTogether } from "../dataset/write-together.ts";

/** Strengthens references to documents that were unpublished when the Studio created the reference. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: marker, ...rest } = value as Record<string, unknown>;
  if (marker && !Object(marker).weak) delete rest._weak;
  const entries = Object.entries(rest).map(([name, inner]) => [name, strengthenReferences(inner)]);
  return Object.fromEntries(entries);
}

/**
 * Publishes a draft and changes other documents, in one transaction.
 * @param readFurther the patches of other documents
 * @returns whether it was published; false if the draft is at another revision
 * @throws ScheduledError if a version of another document is in a scheduled release
 */
export async function publishTogether(
  client: SanityClient,
  tag: string,
  { id, revision }: { id: string; revision: string },
  readFurther: () => Promise<VersionPatch[]>,
): Promise<boolean> {
  const [draft, published] = await client.getDocuments<WholeDocument>([draftId(id), id]);
  if (draft?._rev !== revision) return false;
  const { _rev, _updatedAt, ...content } = draft;
  const readPatches = async () => {
    const current = await client.getDocument(draft._id);
    return current?._rev === revision ? readFurther() : null;
  };
  return writeTogether(client, tag, readPatches, (transaction) => {
    // No document has this field: the patch only checks the draft’s revision.
    transaction
      .patch(draft._id, (patch) => patch.ifRevisionId(revision).unset(["_guard"]))
      .createOrReplace({
        ...Object(strengthenReferences(content)),
        _id: id,
        ...(published && { _createdAt: published._createdAt }),
      })
      .delete(draft._id);
  });
}
