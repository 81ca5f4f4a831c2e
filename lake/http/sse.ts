import type { RouteContext } from "./router.ts";

const KEEP_ALIVE_MS = 15_000;

/** One open event stream. */
export interface EventStream {
  /** Sends an event; `id` becomes the browser's `Last-Event-ID`. */
  send(event: { event?: string; id?: string; data: unknown }): void;
  close(): void;
}

/**
 * Opens an event stream on a route's response, with keep-alive comments.
 * @param onClose called once, when either side ends the stream.
 */
export function openEventStream(ctx: RouteContext, onClose: () => void): EventStream {
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
    send({ event, id, data }) {
      if (response.writableEnded || response.destroyed) return;
      const head = `${event ? `event: ${event}\n` : ""}${id ? `id: ${id}\n` : ""}`;
      response.write(`${head}data: ${JSON.stringify(data)}\n\n`);
    },
    close: () => response.end(),
  };
}
