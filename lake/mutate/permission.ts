import { draftIdOf, publishedIdOf } from "../documents.ts";
import { isReleaseId } from "../release.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

/**
 * Refuses what only administrators may do: write documents of the administrator types, and delete
 * documents. Anyone who may write may delete a draft that was never published.
 * @throws Failure (403), which names the document without revealing its content
 */
export function checkPermission(
  lake: LakeServices,
  identity: Identity,
  transaction: DraftTransaction,
): void {
  if (identity.role === "administrator") return;
  for (const { id, before, after } of transaction.result().changes) {
    for (const version of [before, after]) {
      if (version && lake.administratorTypes.has(version._type)) {
        throw Failure.forbidden(id, `Only administrators may change a "${version._type}"`);
      }
    }
    // A release is not a document of the site.
    if (isReleaseId(id)) continue;
    if (after === null && !isLeft(transaction, id) && wasPublished(lake, id)) {
      throw Failure.forbidden(id, "Only administrators may delete what was published");
    }
  }
}

/** True when another version remains: the draft was published or discarded, or the document unpublished. */
function isLeft(transaction: DraftTransaction, id: string): boolean {
  const published = publishedIdOf(id);
  return [published, draftIdOf(published)].some((other) => transaction.get(other) !== null);
}

/** True when a document is or ever was published: unpublishing it first does not make it deletable. */
function wasPublished({ store }: LakeServices, id: string): boolean {
  for (const _ of store.log.ofDocument(publishedIdOf(id))) return true;
  return false;
}
