import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import { type RenderedPage, renderContext } from "./next-cache/cache-handler.ts";

/** Makes Next render a response without sending it. */
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

/** Headers that belong to the simulated connection, or that the real one sets itself. */
const CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/;

/** The defined headers as strings, by their names in lower case. */
export function plainHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]),
  );
}

export function renderWith(next: RequestListener): Render {
  return async ({ url, method = "GET", headers = {}, body }) => {
    const context: { rendered?: RenderedPage } = {};
    // `send.ts` chooses the encoding.
    const { "accept-encoding": _encoding, "content-length": _length, ...rest } = headers;
    // Awaited inside the context, because the request only starts when it is awaited.
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
    const entries = Object.entries(plainHeaders(response.headers));
    return {
      rendered: context.rendered,
      status: response.statusCode,
      headers: Object.fromEntries(entries.filter(([name]) => !CONNECTION.test(name))),
      body: response.rawPayload,
    };
  };
}
