import type { IncomingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import { type RenderedPage, renderContext } from "./next-cache/pages.ts";

/** What Next answered. */
export type RenderResult = {
  /** What Next would cache: a whole page or file, the same for every visitor. */
  rendered: RenderedPage | undefined;
  /** What Next would send. */
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

/** Has Next render a response without sending it. */
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
    const context: { rendered?: RenderedPage } = {};
    // The encoding is ours to choose, and later.
    const { "accept-encoding": _encoding, "content-length": _length, ...rest } = headers;
    // Awaited within: that is when it begins.
    const response = await renderContext.run(
      context,
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
      rendered: context.rendered,
      status: response.statusCode,
      headers: Object.fromEntries(sent),
      body: response.rawPayload,
    };
  };
}
