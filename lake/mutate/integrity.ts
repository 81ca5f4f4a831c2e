import { strongReferences } from "../store/references.ts";
import type { Store } from "../store/store.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

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
