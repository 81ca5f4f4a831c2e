import { httpError, type Part, transactionError } from "../errors.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import { strongReferences } from "../store/references.ts";
import type { Store } from "../store/store.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";
import { checkPermission } from "./permission.ts";

/**
 * Performs one part of a request; a Failure becomes the error response to the whole request.
 * @param index of the mutation or action within the request.
 */
export function attempt<T>(index: number, part: Part, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, type, message, details } = error;
    throw transactionError(part, status, {
      index,
      error: { ...details, type, description: message },
    });
  }
}

/**
 * Commits a request's transaction if the user is authorised to make every change and no reference breaks.
 * @param dryRun checks only
 * @throws the error response if it is refused; 409 when its id was used before
 */
export function commit(
  lake: LakeServices,
  identity: Identity,
  transaction: DraftTransaction,
  part: Part,
  dryRun: boolean,
): void {
  attempt(0, part, () => {
    checkPermission(lake, identity, transaction);
    checkReferences(lake.store, transaction);
  });
  if (dryRun) return;
  if (lake.store.log.sequenceOf(transaction.id) !== null) {
    throw httpError(409, `Transaction "${transaction.id}" already exists`);
  }
  lake.store.commit(transaction.result());
}

/**
 * Holds a transaction to Sanity's rule: what a document references strongly exists when the
 * transaction is done. It holds for drafts as well, which is why the Studio makes a draft's
 * reference to what is not published yet weak, and strong on publishing (`_strengthenOnPublish`).
 * @throws Failure 409 naming both documents.
 */
export function checkReferences(store: Store, transaction: DraftTransaction): void {
  for (const [id, document] of transaction.touched()) {
    if (!document) {
      const by = strongSources(store, transaction, id);
      if (by.length > 0) throw Failure.referenced(id, by);
    } else {
      for (const target of strongReferences(document)) {
        if (!transaction.has(target)) throw Failure.missingReference(id, target);
      }
    }
  }
}

function strongSources(store: Store, transaction: DraftTransaction, target: string): string[] {
  return store.sourcesOf(target).filter((id) => {
    const source = transaction.get(id);
    return source !== null && strongReferences(source).has(target);
  });
}
