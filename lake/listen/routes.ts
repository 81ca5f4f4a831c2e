import { isPublicId } from "../documents.ts";
import { httpError, LakeError } from "../errors.ts";
import { publicOrigin } from "../http/hosts.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { openEventStream } from "../http/sse.ts";
import { randomId } from "../mutate/ids.ts";
import { compile } from "../query/compile.ts";
import { SYNC_TAG } from "../query/engine.ts";
import { queryParams } from "../query/routes.ts";
import { type ListenerOptions, mutationEvents } from "./events.ts";

/** From this API version on, a listener sees published documents only unless it asks for all. */
const PUBLISHED_ONLY_SINCE = "2025-02-19";

/** `/data/listen` and `/data/live/events`. Nothing is replayed after a lost connection: clients refetch. */
export const listenRoutes: Route[] = [
  { method: "GET", pattern: "/data/listen/:dataset", access: "public", handle: listen },
  { method: "GET", pattern: "/data/live/events/:dataset", access: "public", handle: liveEvents },
];

function listen(ctx: RouteContext): void {
  const options = listenerOptions(ctx);
  const stream = openEventStream(ctx, () => stop());
  const stop = ctx.lake.store.onCommit((transaction) => {
    try {
      for (const data of mutationEvents(transaction, options)) {
        stream.send({ event: "mutation", id: data.eventId, data });
      }
    } catch (error) {
      // The query parses but cannot be evaluated. After this event the client does not reconnect.
      const data = error instanceof LakeError ? error.body : { message: String(error) };
      stream.send({ event: "channelError", data });
      stream.close();
    }
  });
  stream.send({ event: "welcome", data: { listenerName: randomId() } });
}

function listenerOptions(ctx: RouteContext): ListenerOptions {
  const { searchParams } = ctx.url;
  const query = searchParams.get("query");
  if (query === null) throw httpError(400, 'The parameter "query" is missing');
  const params = queryParams(ctx.url);
  // Fails with 400 now if the query does not parse.
  compile(query, params);
  const flag = (name: string) => searchParams.get(name) === "true";
  return {
    query,
    params,
    origin: publicOrigin(ctx.request),
    authenticated: ctx.identity !== null,
    includeAllVersions: flag("includeAllVersions") || ctx.apiVersion < PUBLISHED_ONLY_SINCE,
    includeResult: flag("includeResult"),
    includePreviousRevision: flag("includePreviousRevision"),
    includeMutations: searchParams.get("includeMutations") !== "false",
    includeEffects: searchParams.get("effectFormat") === "mendoza",
  };
}

/** Announces that cached results may be stale: all of them, since they share one tag. */
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
