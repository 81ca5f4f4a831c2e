import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { ListenOptions } from "@sanity/client";
import { connection } from "next/server";
import { draftClient } from "@/content/drafts";
import { draftHeaders, refuse } from "@/preview/answers";
import { readSession } from "@/preview/session";
import { getStop } from "@/runtime/observability/health";

/** Proxies close connections that are idle for longer. */
const PULSE_MS = 25_000;

/** Every document that a page may show, drafts included, once queries return the change. */
const QUERY = "*[_type in $types]";
const OPTIONS: ListenOptions = {
  includeResult: false,
  includeMutations: false,
  includeAllVersions: true,
  visibility: "query",
  events: ["welcome", "mutation"],
};

/**
 * Notifies an editor's page of changes immediately, with a stream of events without content. The
 * token for the Content Lake's own events stays on the server.
 */
export async function GET(request: Request): Promise<Response> {
  await connection(); // Only the running server knows whether there is a Studio, not the build.
  if (!readSession(request.headers.get("cookie")))
    return refuse("Drafts are shown to editors only.");
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const send = (line: string) => stream.enqueue(new TextEncoder().encode(`${line}\n\n`));
      const close = () => {
        stop();
        stream.close();
      };
      const pulse = setInterval(() => send(":"), PULSE_MS);
      const events = draftClient()
        .listen(QUERY, { types: PUBLIC_TYPES }, OPTIONS)
        .subscribe({
          // Missed events are not replayed: the page refreshes when it reconnects.
          next: ({ type }) => send(`data: ${type}`),
          error: () => close(),
        });
      stop = () => {
        clearInterval(pulse);
        events.unsubscribe();
        getStop().signal.removeEventListener("abort", close);
      };
      request.signal.addEventListener("abort", () => stop());
      // The browser reconnects, to another instance.
      getStop().signal.addEventListener("abort", close);
    },
    cancel: () => stop(),
  });
  const headers = {
    ...draftHeaders(),
    "content-type": "text/event-stream",
    // Proxies must not buffer the stream.
    "cache-control": "private, no-store, no-transform",
    "x-accel-buffering": "no",
  };
  return new Response(body, { headers });
}
