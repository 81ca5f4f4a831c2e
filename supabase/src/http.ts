import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Gateway } from "./gateway.ts";

/** Largest request body accepted, in bytes; an enquiry at every limit is under 40 kB. */
const MAX_BODY = 1_000_000;

/**
 * Longer than clients keep an idle connection. If a slow query outlasted it, the server would close connections
 * that a client is about to use.
 */
const KEEP_ALIVE_MS = 60_000;

async function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function handleRequest(gateway: Gateway, message: IncomingMessage): Promise<Response> {
  const body = await readBody(message);
  if (!body) return Response.json({ message: "The request is too large." }, { status: 413 });
  const { method = "GET", url = "/", headers } = message;
  return gateway(
    new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: method === "GET" || method === "HEAD" ? null : body,
    }),
  );
}

/** Creates an HTTP server, not yet listening, that serves the gateway. */
export function createHttpServer(gateway: Gateway): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (message, reply) => {
    const response = await handleRequest(gateway, message).catch((error: unknown) => {
      console.error("Supabase could not answer:", error instanceof Error ? error.message : error);
      return Response.json({ message: "Internal error" }, { status: 500 });
    });
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(Buffer.from(await response.arrayBuffer()));
  });
}
