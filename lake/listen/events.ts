import { isAssetType, isPublicId, isPublishedId, type LakeDocument } from "../documents.ts";
import { LakeError } from "../errors.ts";
import { compile } from "../query/compile.ts";
import { evaluateNow } from "../query/groq.ts";
import { withText } from "../query/text-search.ts";
import { withAssetAddress } from "../store/asset-address.ts";
import { effectsOf } from "../store/log.ts";
import type { CommittedChange, CommittedTransaction } from "../store/transaction.ts";

/** A listener's query and options. */
export interface ListenerOptions {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the addresses of assets begin with. */
  readonly origin: string;
  /** False sees public documents only. */
  readonly authenticated: boolean;
  readonly includeAllVersions: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
}

/** The `mutation` events of a transaction for one listener, in order. */
export function mutationEvents(transaction: CommittedTransaction, options: ListenerOptions) {
  const seen = transaction.changes.flatMap((change) => {
    const transition = isVisible(change.id, options) && transitionOf(change, options);
    return transition ? [{ change, transition }] : [];
  });
  return seen.map(({ change, transition }, index) => ({
    ...eventOf(transaction, change, options),
    transition,
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index,
  }));
}

function eventOf(
  { id: transactionId, identity, timestamp }: CommittedTransaction,
  change: CommittedChange,
  options: ListenerOptions,
) {
  const before = withAssetAddress(change.before, options.origin);
  const after = withAssetAddress(change.after, options.origin);
  const isAsset = isAssetType((after ?? before)?._type);
  const effects = isAsset ? effectsOf(before, after) : change.effects;
  return {
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    identity,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includeEffects ? { effects } : {}),
    ...(before ? { previousRev: before._rev } : {}),
    // Of a deletion too: without it the Studio cannot chain the event, and waits 30 s.
    resultRev: transactionId,
    timestamp,
    visibility: "query",
  };
}

function isVisible(id: string, options: ListenerOptions): boolean {
  if (!options.authenticated) return isPublicId(id);
  return options.includeAllVersions || isPublishedId(id);
}

function transitionOf({ before, after }: CommittedChange, options: ListenerOptions) {
  const [was, is] = [matches(before, options), matches(after, options)];
  if (is) return was ? "update" : "appear";
  return was ? "disappear" : undefined;
}

/** True when a listener's query keeps a document. As in Sanity it is looked at alone: no joins. */
function matches(document: LakeDocument | null, { query, params }: ListenerOptions): boolean {
  if (!document) return false;
  try {
    const { ast } = compile(query, params);
    const result = evaluateNow(ast, { dataset: [withText(document)], params });
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined;
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, description, {
      error: { type: "queryEvaluationError", description },
    });
  }
}
