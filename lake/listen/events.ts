import { isPublicId, isPublishedId, type LakeDocument } from "../documents.ts";
import type { LoggedChange } from "../store/transaction.ts";
import type { Matcher } from "./matcher.ts";

/** What a listener asked for. */
export interface ListenerOptions {
  readonly matches: Matcher;
  /** False sees public documents only. */
  readonly authenticated: boolean;
  readonly includeAllVersions: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
}

/** A change with the documents around it. */
export interface ChangeWithDocuments {
  readonly change: LoggedChange;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
}

/** An event ready to send: `id` lets the listener resume after it. */
export interface ListenEvent {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The `mutation` events of one transaction for one listener, in order. */
export function mutationEvents(
  changes: readonly ChangeWithDocuments[],
  options: ListenerOptions,
): ListenEvent[] {
  const seen = changes.flatMap((item) => {
    const transition = visible(item.change.documentId, options) && transitionOf(item, options);
    return transition ? [{ ...item, transition }] : [];
  });
  return seen.map(({ change, before, after, transition }, index) => {
    const eventId = `${change.transactionId}#${change.documentId}`;
    return {
      id: eventId,
      data: {
        eventId,
        documentId: change.documentId,
        transactionId: change.transactionId,
        transition,
        identity: change.identity,
        ...(options.includeMutations ? { mutations: change.mutations } : {}),
        ...(options.includePreviousRevision ? { previous: before } : {}),
        ...(options.includeResult && after ? { result: after } : {}),
        ...(options.includeEffects ? { effects: change.effects } : {}),
        ...(change.previousRev !== null ? { previousRev: change.previousRev } : {}),
        // Of a deletion too: without it the Studio cannot chain the event, and waits 30 s.
        resultRev: change.transactionId,
        timestamp: change.timestamp,
        visibility: "query",
        transactionTotalEvents: seen.length,
        transactionCurrentEvent: index,
      },
    };
  });
}

function visible(id: string, options: ListenerOptions): boolean {
  if (!options.authenticated) return isPublicId(id);
  return options.includeAllVersions || isPublishedId(id);
}

function transitionOf(
  { before, after }: ChangeWithDocuments,
  { matches }: ListenerOptions,
): "appear" | "update" | "disappear" | undefined {
  const [was, is] = [matches(before), matches(after)];
  if (was && is) return "update";
  if (is) return "appear";
  return was ? "disappear" : undefined;
}
