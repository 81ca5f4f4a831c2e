import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { MockedRequest, MockedResponse } from "next/dist/server/lib/mock-request.js";
import { renderedTags } from "../src/content/rendered-tags.ts";

/** A page or file that is the same for every visitor, with what it depends on (`src/content/tags.ts`). */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
};

/** Makes Next render a response without sending it. */
export type Render = (request: { url: string }) => Promise<Rendered>;

/**
 * Next renders a page for a crawler once and whole. For a visitor it would render it twice, the first time only to fill
 * its caches, and then once more in parts for prefetching, which takes three times as long. `htmlLimitedBots` in its
 * documentation has the names.
 */
export const CRAWLER = "Bingbot";

/** Removes the stylesheets from a `link` header: they are in the page's head as well. */
const withoutStyles = (link: string) =>
  link
    .split(/, (?=<)/)
    .filter((each) => !each.endsWith('as="style"'))
    .join(", ");

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
 * @param onHead called when the headers have been sent
 * @throws whatever Next throws
 */
export async function forward(
  next: Next,
  request: IncomingMessage,
  response: ServerResponse,
  onHead = () => {},
): Promise<void> {
  const { url = "/", method = "GET", headers, socket } = request;
  // Next's compression needs one of Node's own responses.
  const { "accept-encoding": _encoding, ...rest } = headers;
  const received = { url, method, headers: rest, socket };
  const sendHead = (simulated: MockedResponse) => {
    if (response.headersSent) return;
    // Routes that are cached anywhere say so.
    const headers = { "cache-control": "no-store", ...simulated.getHeaders() };
    response.writeHead(simulated.statusCode, headers);
    onHead();
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

/** Of Next's headers, those that mean something to clients. */
function headersToKeep(response: MockedResponse): Record<string, string> {
  const headerOf = (name: string) => String(response.getHeader(name) ?? "");
  const type = headerOf("content-type");
  const kept = {
    "content-type": type,
    // A drawing has one of its own; everything else has the site's.
    "content-security-policy": type === "image/svg+xml" ? headerOf("content-security-policy") : "",
    link: withoutStyles(headerOf("link")),
    "x-robots-tag": headerOf("x-robots-tag"),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ""));
}

export function renderWith(next: Next): Render {
  return async ({ url }) => {
    const tags = new Set<string>();
    const headers = { host: "localhost", "user-agent": CRAWLER };
    // Next would take an imported slug that ends so for a request for a page's data.
    const path = url.replace(/\.rsc$/, "%2Ersc");
    const received = { url: path, method: "GET", headers, socket: new Socket() };
    const chunks: Buffer[] = [];
    const write = (chunk: Uint8Array | string) => void chunks.push(Buffer.from(chunk));
    // Started inside the context.
    const { response, finished } = renderedTags.run(tags, () =>
      simulate(next, received, [].values(), write),
    );
    await finished;
    const { statusCode: status } = response;
    return {
      status,
      headers: headersToKeep(response),
      body: Buffer.concat(chunks),
      tags: [...tags],
    };
  };
}
