import { withAssetAddress } from "../assets/address.ts";
import { isPublicId, isPublishedId, type LakeDocument } from "../documents.ts";
import { httpError, LakeError } from "../errors.ts";
import { publicOrigin } from "../http/hosts.ts";
import { type RouteContext, route } from "../http/router.ts";
import { randomId } from "../mutate/ids.ts";
import { compile } from "../query/compile.ts";
import { evaluationError, SYNC_TAG } from "../query/engine.ts";
import { evaluateNow } from "../query/groq.ts";
import { PUBLISHED_BY_DEFAULT, queryParams } from "../query/routes.ts";
import { defineText } from "../query/search.ts";
import { effectsOf } from "../store/log.ts";
import type { DocumentChange, Transaction } from "../store/transaction.ts";

/** `/data/listen` and `/data/live/events`. Nothing is replayed after a lost connection: clients refetch. */
export const listenRoutes = [
  route("GET", "/data/listen/:dataset", "public", listen),
  route("GET", "/data/live/events/:dataset", "public", liveEvents),
];

function listen(ctx: RouteContext): void {
  const options = listenerOptions(ctx);
  const stream = openEventStream(ctx, () => stop());
  // On this event the client does not reconnect, and its listener fails.
  const fail = (error: unknown) => {
    const data = error instanceof LakeError ? error.body : { message: String(error) };
    stream.send({ event: "channelError", data });
    stream.close();
  };
  const stop = ctx.lake.store.onCommit((transaction) => {
    try {
      for (const data of mutationEvents(transaction, options)) {
        stream.send({ event: "mutation", id: data.eventId, data });
      }
    } catch (error) {
      // The query parses but cannot be evaluated.
      fail(error);
    }
  });
  try {
    compile(options.query, options.params);
    stream.send({ event: "welcome", data: { listenerName: randomId() } });
  } catch (error) {
    fail(error);
  }
}

type ListenerOptions = ReturnType<typeof listenerOptions>;

function listenerOptions(ctx: RouteContext) {
  const { searchParams } = ctx.url;
  const query = searchParams.get("query");
  if (query === null) throw httpError(400, 'The parameter "query" is missing');
  const params = queryParams(ctx.url);
  const flag = (name: string) => searchParams.get(name) === "true";
  return {
    query,
    params,
    origin: publicOrigin(ctx.request),
    authenticated: ctx.identity !== null,
    includeAllVersions: flag("includeAllVersions") || ctx.apiVersion < PUBLISHED_BY_DEFAULT,
    includeResult: flag("includeResult"),
    includePreviousRevision: flag("includePreviousRevision"),
    includeMutations: searchParams.get("includeMutations") !== "false",
    includeEffects: searchParams.get("effectFormat") === "mendoza",
  };
}

/** Sends an event when cached results may be stale: all of them, since they share one tag. */
function liveEvents(ctx: RouteContext): void {
  const { store } = ctx.lake;
  const includeDrafts = ctx.url.searchParams.get("includeDrafts") === "true";
  if (includeDrafts && !ctx.identity) {
    throw httpError(401, "Live events of drafts need a token");
  }
  const stream = openEventStream(ctx, () => stop());
  const stop = store.onCommit(({ id, changes }) => {
    if (!changes.some((change) => includeDrafts || isPublicId(change.id))) return;
    stream.send({ id, data: { tags: [SYNC_TAG] } });
  });
  const id = store.log.lastId() ?? "0";
  stream.send({ event: "welcome", id, data: { id } });
}

/** The `mutation` events of a transaction for one listener, in order. */
function mutationEvents(transaction: Transaction, options: ListenerOptions) {
  const visible = transaction.changes.flatMap((change) => {
    const transition = isVisible(change.id, options) && transitionOf(change, options);
    return transition ? [{ change, transition }] : [];
  });
  return visible.map(({ change, transition }, index) => ({
    ...eventOf(transaction, change, options),
    transition,
    transactionTotalEvents: visible.length,
    transactionCurrentEvent: index,
  }));
}

function eventOf(
  { id: transactionId, identity, timestamp }: Transaction,
  change: DocumentChange,
  options: ListenerOptions,
) {
  const before = withAssetAddress(change.before, options.origin);
  const after = withAssetAddress(change.after, options.origin);
  return {
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    identity,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includeEffects ? { effects: effectsOf(before, after) } : {}),
    ...(before ? { previousRev: before._rev } : {}),
    // Sent for deletions too: without it the Studio cannot put the event in sequence, and waits 30 s.
    resultRev: transactionId,
    timestamp,
    visibility: "query",
  };
}

function isVisible(id: string, options: ListenerOptions): boolean {
  if (!options.authenticated) return isPublicId(id);
  return options.includeAllVersions || isPublishedId(id);
}

function transitionOf({ before, after }: DocumentChange, options: ListenerOptions) {
  const [matched, matchesNow] = [matches(before, options), matches(after, options)];
  if (matchesNow) return matched ? "update" : "appear";
  return matched ? "disappear" : undefined;
}

/** True when a listener's query matches a document. As in Sanity, it sees no other documents: no joins. */
function matches(document: LakeDocument | null, { query, params }: ListenerOptions): boolean {
  if (!document) return false;
  try {
    const all = [defineText({ ...document })];
    const { ast, selections } = compile(query, params);
    // A listener has one document: there is nothing to find by type or id.
    const dataset = Object.fromEntries([...selections.keys()].map((name) => [name, all]));
    const result = evaluateNow(ast, { dataset: all, params: { ...params, ...dataset } });
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined;
  } catch (error) {
    throw evaluationError(error);
  }
}

const KEEP_ALIVE_MS = 15_000;

/**
 * Opens an event stream on a route's response, with keep-alive comments.
 * @param onClose called once, when either side closes the stream.
 */
function openEventStream(ctx: RouteContext, onClose: () => void) {
  const { request, response } = ctx;
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  response.write(":\n\n");
  request.socket.setNoDelay(true);
  const timer = setInterval(() => response.write(":\n\n"), KEEP_ALIVE_MS);
  ctx.lake.streams.add(response);
  response.once("close", () => {
    ctx.lake.streams.delete(response);
    clearInterval(timer);
    onClose();
  });
  return {
    send({ event, id, data }: { event?: string; id?: string; data: unknown }) {
      if (response.writableEnded || response.destroyed) return;
      const head = `${event ? `event: ${event}\n` : ""}${id ? `id: ${id}\n` : ""}`;
      response.write(`${head}data: ${JSON.stringify(data)}\n\n`);
    },
    close: () => response.end(),
  };
}
