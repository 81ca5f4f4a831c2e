import { isPublishedId } from "../documents.ts";
import { strongReferences } from "../store/references.ts";
import type { Store } from "../store/store.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

/**
 * Holds a transaction to Sanity's rule: what a published document references strongly exists when
 * the transaction is done. Drafts and versions may reference what is not there yet.
 * @throws Failure 409 naming both documents.
 */
export function checkReferences(store: Store, transaction: DraftTransaction): void {
  for (const [id, document] of transaction.touched()) {
    if (!document) {
      const by = strongSources(store, transaction, id);
      if (by.length > 0) throw Failure.referenced(id, by);
    } else if (isPublishedId(id)) {
      for (const target of strongReferences(document)) {
        if (!transaction.get(target)) throw Failure.missingReference(id, target);
      }
    }
  }
}

function strongSources(store: Store, transaction: DraftTransaction, target: string): string[] {
  return [...store.references.sourcesOf(target)].filter((id) => {
    const source = isPublishedId(id) ? transaction.get(id) : null;
    return source !== null && strongReferences(source).has(target);
  });
}
