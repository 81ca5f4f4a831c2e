import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { Socket } from "node:net";
import { MockedRequest, MockedResponse } from "next/dist/server/lib/mock-request.js";
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

/** Headers that belong to the connection, which sets them itself. */
const CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/;

export type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Body = Iterator<Buffer> | AsyncIterator<Buffer>;
type Received = { url: string; method: string; headers: IncomingHttpHeaders; socket: Socket };

/** Next's own simulated request, with a body. */
class SimulatedRequest extends MockedRequest {
  readonly #body: Body;

  constructor(received: Received, body: Body) {
    super(received);
    this.#body = body;
  }

  override _read(): void {
    Promise.resolve(this.#body.next()).then(
      ({ done, value }) => this.push(done ? null : value),
      (error: Error) => this.destroy(error),
    );
  }
}

/**
 * Has Next handle a simulated request. Next extends the objects it is given: if they were Node's own, Node's code would
 * meet many shapes of objects, and every response from the cache would take half as long again.
 * @param write receives each part of the response, and must take it. Next is never told to wait, because its compression
 *   would keep it waiting: that notices a free buffer only once headers are sent in Node's way.
 * @returns the response, and a promise that resolves once it is whole
 */
function simulate(
  next: Next,
  received: Received,
  body: Body,
  write: (chunk: Uint8Array | string, response: MockedResponse) => void,
) {
  const resWriter = (chunk: Uint8Array | string) => {
    write(chunk, response);
    return true;
  };
  const response: MockedResponse = new MockedResponse({ resWriter });
  // Rejects when the response fails. Next's types omit it.
  const { hasStreamed } = response as unknown as { hasStreamed: Promise<unknown> };
  // They lack only what Next does not use.
  const request = new SimulatedRequest(received, body) as unknown as IncomingMessage;
  const handled = next(request, response as unknown as ServerResponse);
  return { response, finished: Promise.all([handled, hasStreamed]) };
}

/**
 * Has Next respond to a request as it arrives. A slow client does not hold Next back: only the API and editors' pages
 * come this way, and what they send is small.
 * @throws whatever Next throws
 */
export async function forward(
  next: Next,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = "/", method = "GET", headers, socket } = request;
  // Next's compression needs one of Node's own responses.
  const { "accept-encoding": _encoding, ...rest } = headers;
  const received = { url, method, headers: rest, socket };
  const sendHead = (simulated: MockedResponse) => {
    if (!response.headersSent) response.writeHead(simulated.statusCode, simulated.getHeaders());
  };
  const write = (chunk: Uint8Array | string, simulated: MockedResponse) => {
    sendHead(simulated);
    response.write(chunk);
  };
  const simulated = simulate(next, received, request[Symbol.asyncIterator](), write);
  response.once("close", () => simulated.response.destroy());
  await simulated.finished;
  sendHead(simulated.response);
  response.end();
}

/** The defined headers as strings, by their names in lower case. */
export function plainHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]),
  );
}

export function renderWith(next: Next): Render {
  return async ({ url, method = "GET", headers = {}, body }) => {
    const context: { rendered?: RenderedPage } = {};
    // `send.ts` chooses the encoding.
    const { "accept-encoding": _encoding, "content-length": _length, ...rest } = headers;
    const received = { url, method, headers: { host: "localhost", ...rest }, socket: new Socket() };
    const chunks: Buffer[] = [];
    const write = (chunk: Uint8Array | string) => void chunks.push(Buffer.from(chunk));
    // Started inside the context.
    const { response, finished } = renderContext.run(context, () =>
      simulate(next, received, (body ? [body] : []).values(), write),
    );
    await finished;
    const entries = Object.entries(plainHeaders(response.getHeaders()));
    return {
      rendered: context.rendered,
      status: response.statusCode,
      headers: Object.fromEntries(entries.filter(([name]) => !CONNECTION.test(name))),
      body: Buffer.concat(chunks),
    };
  };
}
