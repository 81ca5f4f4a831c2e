import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import { type RenderedPage, renderContext } from "./next-cache/pages.ts";

/** Has Next render a response without sending it. */
export type Render = (request: {
  url: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: Buffer;
}) => Promise<{
  /** What Next would cache: a whole page or file, the same for every visitor. */
  rendered: RenderedPage | undefined;
  /** What Next would send. */
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}>;

/** Headers of a connection that was never open, or that the real one sets itself. */
const CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/;

/** One text for each header that is set, by its name in lower case. */
export function plainHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const set = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    set.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]),
  );
}

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
    const sent = Object.entries(plainHeaders(response.headers));
    return {
      rendered: context.rendered,
      status: response.statusCode,
      headers: Object.fromEntries(sent.filter(([name]) => !CONNECTION.test(name))),
      body: response.rawPayload,
    };
  };
}
