import {
  draftIdOf,
  isRecord,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import type { Release } from "../release.ts";
import type { Store } from "../store/store.ts";
import { copyAs, existing, strengthenReferences } from "./drafts.ts";

/** What a version remembers besides its content. */
const systemOf = ({ _system }: LakeDocument) => (isRecord(_system) ? _system : {});

/** True when the draft is unchanged since the version was created from it. */
function isAsCopied(draft: LakeDocument, version: LakeDocument): boolean {
  const { base } = systemOf(version);
  return isRecord(base) && base.id === draft._id && base.rev === draft._rev;
}

/** Unpublishes a document, unless it has been deleted since. */
function unpublish(transaction: DraftTransaction, publishedId: string): void {
  const published = transaction.get(publishedId);
  if (!published) return;
  const draftId = draftIdOf(publishedId);
  if (!transaction.get(draftId)) transaction.write("create", copyAs(published, draftId));
  transaction.delete(publishedId);
}

/**
 * Puts a version in the place of the published document. The draft it was made of goes, unless
 * someone has changed it since: then it holds what is not published yet.
 */
function publishVersion(
  transaction: DraftTransaction,
  publishedId: string,
  version: LakeDocument,
): void {
  const { _system, ...content } = strengthenReferences(copyAs(version, publishedId));
  const published = transaction.get(publishedId);
  transaction.write("createOrReplace", {
    ...content,
    _createdAt: published?._createdAt ?? version._createdAt,
  });
  const draft = transaction.get(draftIdOf(publishedId));
  if (draft && isAsCopied(draft, version)) transaction.delete(draft._id);
}

/**
 * Publishes every version of a release, and unpublishes what it marks for that.
 * @throws Failure when a version is gone
 */
export function publishAll(transaction: DraftTransaction, store: Store, release: Release): void {
  const ids = versionsOf(transaction, store, release.name);
  // First, since a scheduled release locks its versions.
  transaction.patch(release._id, {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: ids.map((id) => ({ _key: publishedIdOf(id), id })),
    },
    unset: ["publishAt", "error"],
  });
  for (const id of ids) {
    const version = existing(transaction, id);
    const publishedId = publishedIdOf(id);
    if (systemOf(version).delete === true) unpublish(transaction, publishedId);
    else publishVersion(transaction, publishedId, version);
    transaction.delete(id);
  }
}

/** Ids of the versions that belong to a release, as a transaction sees them. */
export function versionsOf(transaction: DraftTransaction, store: Store, name: string): string[] {
  const all = new Set([...store.ids({ layer: name }), ...transaction.touched().keys()]);
  return [...all].filter((id) => id.startsWith(versionIdOf(name, "")) && transaction.get(id));
}
