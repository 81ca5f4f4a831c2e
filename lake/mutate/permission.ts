import { draftIdOf, publishedIdOf } from "../documents.ts";
import { isReleaseId } from "../release.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

/**
 * Refuses what administrators alone may do: write to documents of their types, and delete a document.
 * A draft that was never published is nothing yet: whoever may write may drop it.
 * @throws Failure (403), which names the document and says nothing of what is in it
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
    // A release that is over is no document of the site.
    if (isReleaseId(id)) continue;
    if (after === null && !isLeft(transaction, id) && wasPublished(lake, id)) {
      throw Failure.forbidden(id, "Only administrators may delete what was published");
    }
  }
}

/** Whether another version of a document stays: then a draft was published or dropped, or a page taken back. */
function isLeft(transaction: DraftTransaction, id: string): boolean {
  const published = publishedIdOf(id);
  return [published, draftIdOf(published)].some((other) => transaction.get(other) !== null);
}

/** Whether a document is or ever was published: taking it back first makes it no draft like others. */
function wasPublished({ store }: LakeServices, id: string): boolean {
  const changes = store.log.ofDocument(publishedIdOf(id));
  const published = changes.next().done !== true;
  // Ends the statement that reads them.
  changes.return(undefined);
  return published;
}
