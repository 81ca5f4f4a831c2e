import type { IncomingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import { type Rendered, rendering } from "./next-cache/pages.ts";

/** What Next made of a request. */
export type Made = {
  /** What it would keep: a whole page or file, the same for everybody. */
  rendered: Rendered | undefined;
  /** What it would send. */
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

type Request = {
  url: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: Buffer;
};

/** Asks Next for an answer that nobody has been sent yet. */
export type Render = (request: Request) => Promise<Made>;

/** What belongs to the connection that this answer never took, or is said anew of the one it does. */
const OF_THE_CONNECTION = [
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
];

/** @param next Next's handler of requests */
export function renderWith(next: RequestListener): Render {
  return async ({ url, method = "GET", headers = {}, body }) => {
    const place: { rendered?: Rendered } = {};
    // The encoding is ours to choose, and later.
    const { "accept-encoding": _encoding, "content-length": _length, ...asked } = headers;
    // Awaited within: that is when it begins.
    const answer = await rendering.run(
      place,
      async () =>
        await inject(next, {
          url,
          method,
          headers: { host: "localhost", ...asked },
          ...(body ? { payload: body } : {}),
        }),
    );
    const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_CONNECTION.includes(name)
        ? []
        : [[name, [value].flat().join(", ")]],
    );
    return {
      rendered: place.rendered,
      status: answer.statusCode,
      headers: Object.fromEntries(sent),
      body: answer.rawPayload,
    };
  };
}
