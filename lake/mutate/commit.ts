import { type ErrorItem, httpError, type LakeError } from "../errors.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import { attempt } from "./attempt.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { checkReferences } from "./integrity.ts";
import { checkPermission } from "./permission.ts";

/**
 * Commits a request's transaction, if its user may do all of it and no reference breaks.
 * @param dryRun checks only
 * @throws what answers the request where it is refused; 409 when its id was used before
 */
export function commit(
  lake: LakeServices,
  identity: Identity,
  transaction: DraftTransaction,
  toError: (status: number, item: ErrorItem) => LakeError,
  dryRun: boolean,
): void {
  attempt(0, toError, () => {
    checkPermission(lake, identity, transaction);
    checkReferences(lake.store, transaction);
  });
  if (dryRun) return;
  if (lake.store.log.has(transaction.id)) {
    throw httpError(409, `Transaction "${transaction.id}" already exists`);
  }
  lake.store.commit(transaction.result());
}
