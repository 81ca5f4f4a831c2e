import { draftIdOf, isVersionId, type LakeDocument, publishedIdOf } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import type { LakeServices } from "../services.ts";
import { effectsOf, lastState, type Revision, revisions } from "../store/log.ts";

const MAX_LIMIT = 1000;

/**
 * Sends the documents' transactions from `fromTransaction` to `toTransaction`, inclusive, as NDJSON:
 * oldest first, or newest first with `reverse=true`.
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

/** Sends earlier states of documents: `?revision=`, `?time=` or `?lastRevision=true`; omits missing ones. */
function documents(ctx: RouteContext): void {
  const { lake, url, params, json } = ctx;
  const ids = (params.ids ?? "").split(",").filter(Boolean);
  const revision = url.searchParams.get("revision");
  const isLast = url.searchParams.get("lastRevision") === "true";
  const find = (id: string) => {
    if (revision) return atRevision(lake, id, ids, revision);
    return isLast ? lastState(lake.store, id) : findDocument(lake, id, upToTime(url.searchParams));
  };
  const found = ids.map(find);
  json(200, { documents: found.filter((document) => document !== null) });
}

type RevisionFilter = (revision: Revision) => boolean;

/** A document after its newest change that matches; null if there is none or it was deleted. */
function findDocument(lake: LakeServices, id: string, test: RevisionFilter): LakeDocument | null {
  const current = lake.store.get(id) ?? null;
  for (const revision of revisions(lake.store.log.ofDocument(id), current)) {
    if (test(revision)) return revision.after;
  }
  return null;
}

/**
 * A document at a revision. The Studio also lists the published document's events in the history of its
 * draft or version, and requests those revisions under the id it shows. So if that revision did not write
 * the draft, the entry is about the published document.
 * @param ids all requested ids; a published id among them is returned under its own id only
 */
function atRevision(
  lake: LakeServices,
  id: string,
  ids: readonly string[],
  revision: string,
): LakeDocument | null {
  const sequence = lake.store.log.sequenceOf(revision);
  if (sequence === null) return null;
  const upTo: RevisionFilter = (change) => change.sequence <= sequence;
  const document = findDocument(lake, id, upTo);
  const published = publishedIdOf(id);
  if (document?._rev === revision || ids.includes(published)) return document;
  const live = findDocument(lake, published, upTo);
  return live?._rev === revision ? { ...live, _id: id } : document;
}

/** Parses `?time=`. */
function upToTime(query: URLSearchParams): RevisionFilter {
  const time = Date.parse(query.get("time") ?? "");
  if (Number.isNaN(time)) {
    throw httpError(400, 'Give "revision", "time" (ISO 8601) or "lastRevision=true".');
  }
  return (change) => Date.parse(change.timestamp) <= time;
}

/** Sends the events of a document group, newest first, in pages. */
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
    // The published document's history has no events of the draft alone.
    const skip = id === published && !changes.some(({ documentId }) => documentId === published);
    const event = skip ? undefined : groupEvent(changes, draft);
    return event ? [{ event, sequence: changes[0].sequence }] : [];
  });
  return events.reverse();
}

type Changes = [Revision, ...Revision[]];

/** Changes of the documents grouped by transaction, newest first. */
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

/** The history that "Review changes" and restoring in the Studio read. */
export const historyRoutes = [
  route("GET", "/data/history/:dataset/transactions/:ids", "token", transactions),
  route("GET", "/data/history/:dataset/documents/:ids", "token", documents),
  route("GET", "/data/history/:dataset/events/documents/:id", "token", events),
];

/**
 * The history event of a transaction for a document group (published document, draft and version), in the
 * format of Sanity's events API. Edits of drafts are not events: the Studio derives those from transactions.
 * @param draft the group's draft or version after the transaction, if there was one.
 * @returns undefined when the transaction was such an edit.
 */
function groupEvent(changes: Changes, draft: { id: string; rev: string } | undefined) {
  const [{ transactionId: id, timestamp, identity: author, documentId: anyId }] = changes;
  const documentId = publishedIdOf(anyId);
  const published = changes.find((change) => change.documentId === documentId);
  const version = changes.find((change) => change.documentId !== documentId);
  const event = { id, timestamp, author, documentId };
  const versionEvent = {
    ...event,
    versionId: version?.documentId,
    versionRevisionId: version?.previousRev ?? id,
  };
  const isVersionDeleted = version?.resultRev === null;

  if (published?.resultRev === null) {
    if (!draft) return { ...event, type: "deleteDocumentGroup" };
    const remaining = { versionId: draft.id, versionRevisionId: draft.rev };
    return { ...event, ...remaining, type: "unpublishDocument" };
  }
  if (published && isVersionDeleted) {
    const publish = { type: "publishDocumentVersion", publishCause: "document.publish" };
    return { ...versionEvent, ...publish, revisionId: id };
  }
  if (published) {
    const type = published.previousRev === null ? "createLiveDocument" : "updateLiveDocument";
    return { ...event, type, revisionId: id };
  }
  if (version?.previousRev === null) return { ...versionEvent, type: "createDocumentVersion" };
  return isVersionDeleted ? { ...versionEvent, type: "deleteDocumentVersion" } : undefined;
}
