import { isPublicId } from "../documents.ts";
import { httpError } from "../http/errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { openEventStream } from "../http/sse.ts";
import { tagsOf } from "../query/sync-tags.ts";

/** `/data/live/events`: which cached answers a transaction may have changed, by their tags. */
export const liveRoutes: Route[] = [
  { method: "GET", pattern: "/data/live/events/:dataset", access: "public", handle: liveEvents },
];

function liveEvents(ctx: RouteContext): void {
  const { store } = ctx.lake;
  const includeDrafts = ctx.url.searchParams.get("includeDrafts") === "true";
  if (includeDrafts && !ctx.identity) {
    throw httpError(401, "Live events of drafts need a token");
  }
  const stream = openEventStream(ctx, () => stop());
  const stop = store.onCommit((transaction) => {
    const changes = transaction.changes.filter(({ id }) => includeDrafts || isPublicId(id));
    if (changes.length === 0) return;
    stream.send({ id: transaction.id, data: { tags: tagsOf({ ...transaction, changes }) } });
  });
  const latest = store.log.lastId();
  const id = latest ?? "0";
  const seen = ctx.request.headers["last-event-id"];
  stream.send({ event: "welcome", id, data: { id } });
  // What was missed is not listed: the client reads everything anew.
  if (seen && seen !== latest) stream.send({ event: "restart", id, data: { id } });
}
