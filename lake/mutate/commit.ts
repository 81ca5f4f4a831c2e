import { draftIdOf, publishedIdOf, referencesIn } from "../documents.ts";
import { httpError, type Part, transactionError } from "../errors.ts";
import { isReleaseId } from "../release.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import type { Store } from "../store/store.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

/** Performs one mutation or action; a Failure becomes the error response to the whole request. */
export function attempt<T>(index: number, part: Part, work: () => T): T {
  try {
    return work();
  } catch (error) {
    // Stryker disable next-line ConditionalExpression: What is no failure is a fault of the lake, which no request causes.
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
 * @param dryRun only checks, without committing
 * @throws the error response if it is refused; 409 if its id is already in use
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
 * Enforces Sanity's rule that the targets of strong references exist after the transaction. It applies to
 * drafts as well, so the Studio makes a draft's reference to an unpublished document weak, and strong
 * on publishing (`_strengthenOnPublish`).
 * @throws Failure 409 naming both documents.
 */
export function checkReferences(store: Store, transaction: DraftTransaction): void {
  for (const [id, document] of transaction.touched()) {
    if (!document) {
      const sources = strongSources(store, transaction, id);
      if (sources.length > 0) throw Failure.referenced(id, sources);
    } else {
      for (const target of referencesIn(document, true)) {
        if (!transaction.has(target)) throw Failure.missingReference(id, target);
      }
    }
  }
}

function strongSources(store: Store, transaction: DraftTransaction, target: string): string[] {
  return store
    .sourcesOf(target)
    .filter((id) => referencesIn(transaction.get(id), true).has(target));
}

/**
 * Refuses what contributors write beside drafts, and changes reserved for administrators: writing documents of
 * the administrator types, and deleting documents. Any user with write access may delete a draft that was never published.
 * @throws Failure (403), which names the document without revealing its content
 */
function checkPermission(
  lake: LakeServices,
  identity: Identity,
  transaction: DraftTransaction,
): void {
  if (identity.role === "administrator") return;
  for (const { id, before, after } of transaction.result().changes) {
    if (identity.role === "contributor" && id !== draftIdOf(publishedIdOf(id))) {
      throw Failure.forbidden(id, "Contributors may write drafts only: ask an editor to publish");
    }
    for (const version of [before, after]) {
      if (version && lake.administratorTypes.has(version._type)) {
        throw Failure.forbidden(id, `Only administrators may change a "${version._type}"`);
      }
    }
    // Releases are not site content, so editors may delete them.
    if (isReleaseId(id)) continue;
    // Stryker disable next-line ConditionalExpression: An edit leaves a version, unless it is the only one of a page that was deleted.
    if (after === null && !hasOtherVersion(transaction, id) && wasPublished(lake, id)) {
      throw Failure.forbidden(id, "Only administrators may delete what was published");
    }
  }
}

/** True when the draft or the published version remains, as after publishing, discarding or unpublishing. */
function hasOtherVersion(transaction: DraftTransaction, id: string): boolean {
  const published = publishedIdOf(id);
  return [published, draftIdOf(published)].some((other) => transaction.get(other) !== null);
}

/** True when a document was ever published: unpublishing it first does not make it deletable. */
function wasPublished({ store }: LakeServices, id: string): boolean {
  for (const _ of store.log.ofDocument(publishedIdOf(id))) return true;
  return false;
}
