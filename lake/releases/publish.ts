import { copyAs, existing } from "../actions/drafts.ts";
import { strengthenReferences } from "../actions/strengthen.ts";
import { draftIdOf, isRecord, type LakeDocument, publishedIdOf } from "../documents.ts";
import type { DraftTransaction } from "../mutate/draft-transaction.ts";
import type { Store } from "../store/store.ts";
import { type Release, versionsOf } from "./release.ts";

/** What a version remembers besides its content. */
const systemOf = ({ _system }: LakeDocument) => (isRecord(_system) ? _system : {});

/** Whether nobody has changed a draft since the version was made of it. */
function isAsCopied(draft: LakeDocument, version: LakeDocument): boolean {
  const { base } = systemOf(version);
  return isRecord(base) && base.id === draft._id && base.rev === draft._rev;
}

/** Takes a published document back into a draft. One that has gone meanwhile is not there to take. */
function takeBack(transaction: DraftTransaction, publishedId: string): void {
  const published = transaction.get(publishedId);
  if (!published) return;
  const draftId = draftIdOf(publishedId);
  if (!transaction.get(draftId)) transaction.write("create", copyAs(published, draftId));
  transaction.delete(publishedId);
}

/**
 * Puts a version in the place of the published document. The draft it was made of goes, unless
 * somebody has changed it since: then it holds what is not published yet.
 */
function bringOut(transaction: DraftTransaction, publishedId: string, version: LakeDocument): void {
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
 * Publishes every version of a release, and takes back what it marks for that.
 * @throws Failure when a version is gone
 */
export function publishAll(transaction: DraftTransaction, store: Store, release: Release): void {
  const ids = versionsOf(transaction, store, release.name);
  for (const id of ids) {
    const version = existing(transaction, id);
    const publishedId = publishedIdOf(id);
    if (systemOf(version).delete === true) takeBack(transaction, publishedId);
    else bringOut(transaction, publishedId, version);
    transaction.delete(id);
  }
  transaction.patch(release._id, {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: ids.map((id) => ({ _key: publishedIdOf(id), id })),
    },
    unset: ["publishAt", "error"],
  });
}
