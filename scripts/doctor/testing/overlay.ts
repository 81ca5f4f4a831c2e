import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };

/** What to answer instead of the service: by the path's beginning, with the method before it. */
export type Overrides = Readonly<
  Record<string, Reply | ((request: IncomingMessage, body: string) => Reply | undefined)>
>;

const FORWARDED = ["authorization", "apikey", "origin", "content-type", "sanity-webhook-signature"];

/**
 * Starts a server that is wrong in some answers and forwards everything else to a stand-in, until the test ends.
 * @returns its address
 */
export async function overlay(base: string, overrides: Overrides): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString();
    const asked = `${request.method} ${request.url}`;
    const found = Object.entries(overrides).find(([start]) => asked.startsWith(start))?.[1];
    const reply = typeof found === "function" ? found(request, body) : found;
    if (reply) {
      response.writeHead(reply.status ?? 200, {
        "content-type": "application/json",
        ...reply.headers,
      });
      response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
      return;
    }
    const headers = FORWARDED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    });
    const { method = "GET" } = request;
    const forwarded = await fetch(`${base}${request.url}`, {
      method,
      headers,
      ...(body && { body }),
    });
    response.writeHead(forwarded.status, {
      "content-type": forwarded.headers.get("content-type") ?? "",
    });
    response.end(await forwarded.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has a port.
}
