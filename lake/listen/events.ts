import { withAssetAddress } from "../assets/address.ts";
import { isAssetType, isPublicId, isPublishedId } from "../documents.ts";
import { encodeEffect } from "../store/effects.ts";
import { type Revision, withoutRev } from "../store/log.ts";
import type { Matcher } from "./matcher.ts";

/** What a listener asked for. */
export interface ListenerOptions {
  readonly matcher: Matcher;
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

/** A change with the documents around it. */
export type ChangeWithDocuments = Revision;

/** An event ready to send: `id` lets the listener resume after it. */
export interface ListenEvent {
  readonly id: string;
  /** Its data. */
  readonly json: string;
}

type Transition = "appear" | "update" | "disappear";

/** The `mutation` events of one transaction for one listener, in order. */
export function mutationEvents(
  changes: readonly ChangeWithDocuments[],
  options: ListenerOptions,
): ListenEvent[] {
  const seen = changes.flatMap((item) => {
    const transition = visible(item.change.documentId, options) && transitionOf(item, options);
    return transition ? [{ item, transition }] : [];
  });
  return seen.map(({ item, transition }, index) => {
    const { change } = item;
    const id = `${change.transactionId}#${change.documentId}`;
    const place = { transactionTotalEvents: seen.length, transactionCurrentEvent: index };
    return { id, json: eventJson(item, { id, transition, ...place }, options) };
  });
}

interface EventPlace {
  readonly id: string;
  readonly transition: Transition;
  readonly transactionTotalEvents: number;
  readonly transactionCurrentEvent: number;
}

/** Events as they were sent before: many listeners are sent the same. */
const written = new WeakMap<ChangeWithDocuments, Map<string, string>>();

function eventJson(item: ChangeWithDocuments, place: EventPlace, options: ListenerOptions): string {
  const isAsset = isAssetType(item.after?._type ?? item.before?._type);
  const { includeResult, includePreviousRevision, includeMutations, includeEffects } = options;
  const key = JSON.stringify([
    place,
    isAsset ? options.origin : "",
    [includeResult, includePreviousRevision, includeMutations, includeEffects],
  ]);
  const versions = written.get(item) ?? new Map<string, string>();
  written.set(item, versions);
  const known = versions.get(key);
  if (known !== undefined) return known;
  const shown = isAsset ? withAddresses(item, options.origin) : item;
  const json = JSON.stringify(eventData(shown, place, options));
  versions.set(key, json);
  return json;
}

function eventData(
  { change, before, after }: ChangeWithDocuments,
  { id, transition, ...place }: EventPlace,
  options: ListenerOptions,
) {
  return {
    eventId: id,
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
    ...place,
  };
}

/** An asset's change with the address it has for this listener. */
function withAddresses(item: ChangeWithDocuments, origin: string): ChangeWithDocuments {
  const before = withAssetAddress(item.before, origin);
  const after = withAssetAddress(item.after, origin);
  const effects = {
    apply: encodeEffect(withoutRev(before), withoutRev(after)),
    revert: encodeEffect(withoutRev(after), withoutRev(before)),
  };
  return { before, after, change: { ...item.change, effects } };
}

function visible(id: string, options: ListenerOptions): boolean {
  if (!options.authenticated) return isPublicId(id);
  return options.includeAllVersions || isPublishedId(id);
}

function transitionOf(
  { before, after }: ChangeWithDocuments,
  { matcher }: ListenerOptions,
): Transition | undefined {
  const [was, is] = [matcher.matches(before), matcher.matches(after)];
  if (was && is) return "update";
  if (is) return "appear";
  return was ? "disappear" : undefined;
}
