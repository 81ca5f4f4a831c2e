import type { IncomingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import { type Rendered, rendering } from "./next-cache/pages.ts";

/** What Next answered. */
export type RenderResult = {
  /** What it would cache: a whole page or file, the same for everybody. */
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

/** Has Next render a response that nobody has been sent yet. */
export type Render = (request: Request) => Promise<RenderResult>;

/** Headers of a connection that was never open, or that the real one sets itself. */
const CONNECTION_HEADERS = [
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
    const { "accept-encoding": _encoding, "content-length": _length, ...rest } = headers;
    // Awaited within: that is when it begins.
    const response = await rendering.run(
      place,
      async () =>
        await inject(next, {
          url,
          method,
          headers: { host: "localhost", ...rest },
          ...(body ? { payload: body } : {}),
        }),
    );
    const sent = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined || CONNECTION_HEADERS.includes(name)
        ? []
        : [[name, [value].flat().join(", ")]],
    );
    return {
      rendered: place.rendered,
      status: response.statusCode,
      headers: Object.fromEntries(sent),
      body: response.rawPayload,
    };
  };
}
