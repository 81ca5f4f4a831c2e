import { publicOrigin } from "../assets/address.ts";
import { httpError, LakeError } from "../http/errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { type EventStream, openEventStream } from "../http/sse.ts";
import { randomId } from "../mutate/ids.ts";
import { queryParams } from "../query/routes.ts";
import { type ChangeWithDocuments, type ListenerOptions, mutationEvents } from "./events.ts";
import { changesSince } from "./replay.ts";

/** From this API version on, a listener sees published documents only unless it asks for all. */
const PUBLISHED_ONLY_SINCE = "2025-02-19";

/** `/data/listen`. */
export const listenRoutes: Route[] = [
  { method: "GET", pattern: "/data/listen/:dataset", access: "public", handle: listen },
];

function listen(ctx: RouteContext): void {
  const { store } = ctx.lake;
  const options = listenerOptions(ctx);
  const stream = openEventStream(ctx, () => stop());
  const stop = ctx.lake.listeners.add((changes) => sendEvents(stream, changes, options));
  const latest = store.log.lastId();
  const welcome = (event: string) =>
    stream.send({
      event,
      ...(latest ? { id: latest } : {}),
      data: { listenerName: randomId() },
    });
  const lastEventId = ctx.request.headers["last-event-id"];
  const resuming = ctx.url.searchParams.get("enableResume") === "true" && lastEventId;
  const missed = resuming ? changesSince(store, String(lastEventId)) : null;
  if (!missed) {
    welcome(resuming ? "reset" : "welcome");
    return;
  }
  // Without an id: it would count what is about to be replayed as seen.
  stream.send({ event: "welcomeback", data: { listenerName: randomId() } });
  for (const changes of missed) sendEvents(stream, changes, options);
}

function sendEvents(
  stream: EventStream,
  changes: readonly ChangeWithDocuments[],
  options: ListenerOptions,
): void {
  try {
    for (const { id, json } of mutationEvents(changes, options)) {
      stream.sendJson({ event: "mutation", id, json });
    }
  } catch (error) {
    // The query parses but cannot be evaluated: the client is told, and does not come back.
    const data = error instanceof LakeError ? error.body : { message: String(error) };
    stream.send({ event: "channelError", data });
    stream.close();
  }
}

function listenerOptions(ctx: RouteContext): ListenerOptions {
  const { searchParams } = ctx.url;
  const query = searchParams.get("query");
  if (query === null) throw httpError(400, 'The parameter "query" is missing');
  const allVersions = searchParams.get("includeAllVersions") === "true";
  return {
    matcher: ctx.lake.listeners.matcher(query, queryParams(ctx.url)),
    origin: publicOrigin(ctx.request),
    authenticated: ctx.identity !== null,
    includeAllVersions: allVersions || ctx.apiVersion < PUBLISHED_ONLY_SINCE,
    includeResult: searchParams.get("includeResult") === "true",
    includePreviousRevision: searchParams.get("includePreviousRevision") === "true",
    includeMutations: searchParams.get("includeMutations") !== "false",
    includeEffects: searchParams.get("effectFormat") === "mendoza",
  };
}
