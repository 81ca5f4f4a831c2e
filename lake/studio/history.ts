import { draftIdOf, isVersionId, type LakeDocument, publishedIdOf } from "../documents.ts";
import { httpError } from "../errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import { effectsOf, type Revision, revisions } from "../store/log.ts";

const MAX_LIMIT = 1000;

/**
 * Transactions that touched the documents, as NDJSON, oldest first (`reverse=true` newest first),
 * between `fromTransaction` and `toTransaction`, both included.
 */
function transactions(ctx: RouteContext): void {
  const { lake, url, params, response } = ctx;
  const query = url.searchParams;
  const ids = (params.ids ?? "").split(",").filter(Boolean);
  const from = sequence(lake, query.get("fromTransaction")) ?? 0;
  const to = sequence(lake, query.get("toTransaction")) ?? Number.POSITIVE_INFINITY;
  const found = groupByTransaction(lake, ids, from).filter(([change]) => change.sequence <= to);
  if (query.get("reverse") !== "true") found.reverse();
  response.setHeader("content-type", "application/x-ndjson; charset=utf-8");
  for (const changes of found.slice(0, limit(query, 50))) {
    response.write(`${JSON.stringify(entry(changes))}\n`);
  }
  response.end();
}

function entry(changes: Changes) {
  const [{ transactionId, timestamp, identity }] = changes;
  return {
    id: transactionId,
    timestamp,
    author: identity,
    documentIDs: changes.map(({ documentId }) => documentId),
    effects: Object.fromEntries(
      changes.map(({ documentId, before, after }) => [documentId, effectsOf(before, after)]),
    ),
  };
}

/** Documents as they were: `?revision=`, `?time=` or `?lastRevision=true`; absent if they were not. */
function documents(ctx: RouteContext): void {
  const { lake, url, params, json } = ctx;
  const ids = (params.ids ?? "").split(",").filter(Boolean);
  const revision = url.searchParams.get("revision");
  const found = revision
    ? ids.map((id) => atRevision(lake, id, ids, revision))
    : ids.map((id) => documentWhen(lake, id, moment(url.searchParams)));
  json(200, { documents: found.filter((document) => document !== null) });
}

type Moment = (revision: Revision) => boolean;

/** A document after the newest of its changes that a moment accepts; null where it did not exist. */
function documentWhen(lake: LakeServices, id: string, isThen: Moment): LakeDocument | null {
  const current = lake.store.get(id) ?? null;
  for (const revision of revisions(lake.store.log.ofDocument(id), current)) {
    if (isThen(revision)) return revision.after;
  }
  return null;
}

/**
 * A document at a revision. The Studio lists what happened to the published document in the history
 * of its draft or version too, and asks for those revisions under the id it shows: where the draft
 * was not written by that revision, the published document is what the entry is about.
 * @param ids all that are requested for: where the published document is among them, it answers itself
 */
function atRevision(
  lake: LakeServices,
  id: string,
  ids: readonly string[],
  revision: string,
): LakeDocument | null {
  const sequence = lake.store.log.sequenceOf(revision);
  if (sequence === null) return null;
  const upTo: Moment = (change) => change.sequence <= sequence;
  const document = documentWhen(lake, id, upTo);
  const published = publishedIdOf(id);
  if (document?._rev === revision || ids.includes(published)) return document;
  const live = documentWhen(lake, published, upTo);
  return live?._rev === revision ? { ...live, _id: id } : document;
}

/** The moment that `?time=` or `?lastRevision=true` means. */
function moment(query: URLSearchParams): Moment {
  if (query.get("lastRevision") === "true") return ({ after }) => after !== null;
  const time = Date.parse(query.get("time") ?? "");
  if (Number.isNaN(time)) {
    throw httpError(400, 'Give "revision", "time" (ISO 8601) or "lastRevision=true".');
  }
  return (change) => Date.parse(change.timestamp) <= time;
}

/** What happened to a document group, newest first, in pages. */
function events(ctx: RouteContext): void {
  const { lake, url, params, json } = ctx;
  const id = params.id ?? "";
  const before = Number(url.searchParams.get("nextCursor") || Number.POSITIVE_INFINITY);
  const older = groupHistory(lake, id).filter(({ sequence }) => sequence < before);
  const page = older.slice(0, limit(url.searchParams, 100));
  const nextCursor = page.length < older.length ? String(page.at(-1)?.sequence) : "";
  json(200, { events: { [id]: page.map(({ event }) => event) }, nextCursor });
}

/** All events of the group a document id belongs to, newest first. */
function groupHistory(lake: LakeServices, id: string) {
  const published = publishedIdOf(id);
  const versionId = isVersionId(id) ? id : draftIdOf(published);
  let draft: { id: string; rev: string } | undefined;
  const oldestFirst = groupByTransaction(lake, [published, versionId]).reverse();
  const events = oldestFirst.flatMap((changes) => {
    const version = changes.find(({ documentId }) => documentId === versionId);
    if (version) draft = version.resultRev ? { id: versionId, rev: version.resultRev } : undefined;
    // A published document is not made or deleted with its draft.
    const ofDraft = id === published && !changes.some(({ documentId }) => documentId === published);
    const event = ofDraft ? undefined : groupEvent(changes, draft);
    return event ? [{ event, sequence: changes[0].sequence }] : [];
  });
  return events.reverse();
}

type Changes = [Revision, ...Revision[]];

/** The documents' changes by transaction since one, newest first. */
function groupByTransaction(lake: LakeServices, ids: readonly string[], from = 0): Changes[] {
  const groups = new Map<number, Changes>();
  for (const id of ids) {
    const current = lake.store.get(id) ?? null;
    for (const change of revisions(lake.store.log.ofDocument(id), current)) {
      if (change.sequence < from) break;
      const group = groups.get(change.sequence);
      if (group) group.push(change);
      else groups.set(change.sequence, [change]);
    }
  }
  return [...groups.values()].sort(([a], [b]) => b.sequence - a.sequence);
}

const sequence = (lake: LakeServices, transactionId: string | null): number | null =>
  transactionId ? lake.store.log.sequenceOf(transactionId) : null;

function limit(query: URLSearchParams, fallback: number): number {
  const requested = Number(query.get("limit") ?? fallback);
  return Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_LIMIT) : fallback;
}

/** The history the Studio's review changes and restore read. */
export const historyRoutes: Route[] = [
  {
    method: "GET",
    pattern: "/data/history/:dataset/transactions/:ids",
    access: "token",
    handle: transactions,
  },
  {
    method: "GET",
    pattern: "/data/history/:dataset/documents/:ids",
    access: "token",
    handle: documents,
  },
  {
    method: "GET",
    pattern: "/data/history/:dataset/events/documents/:id",
    access: "token",
    handle: events,
  },
];

/**
 * The history event of one transaction for a document group, published document, draft and version, as
 * Sanity's events API words it. Edits of drafts are no events of their own: the Studio makes them of the
 * transactions.
 * @param draft the group's draft or version after the transaction, if there was one.
 * @returns undefined when the transaction was such an edit.
 */
function groupEvent(changes: Changes, draft: { id: string; rev: string } | undefined) {
  const [{ transactionId: id, timestamp, identity: author, documentId: anyId }] = changes;
  const documentId = publishedIdOf(anyId);
  const published = changes.find((change) => change.documentId === documentId);
  const version = changes.find((change) => change.documentId !== documentId);
  const event = { id, timestamp, author, documentId };
  const ofVersion = {
    ...event,
    versionId: version?.documentId,
    versionRevisionId: version?.previousRev ?? id,
  };
  const isDropped = version?.resultRev === null;

  if (published?.resultRev === null) {
    if (!draft) return { ...event, type: "deleteDocumentGroup" };
    const left = { versionId: draft.id, versionRevisionId: draft.rev };
    return { ...event, ...left, type: "unpublishDocument" };
  }
  if (published && isDropped) {
    const publish = { type: "publishDocumentVersion", publishCause: "document.publish" };
    return { ...ofVersion, ...publish, revisionId: id };
  }
  if (published) {
    const type = published.previousRev === null ? "createLiveDocument" : "updateLiveDocument";
    return { ...event, type, revisionId: id };
  }
  if (version?.previousRev === null) return { ...ofVersion, type: "createDocumentVersion" };
  return isDropped ? { ...ofVersion, type: "deleteDocumentVersion" } : undefined;
}
