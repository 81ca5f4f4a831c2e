import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Gateway } from "./gateway.ts";

/** Largest request body taken, in bytes; an enquiry at every limit is under 40 kB. */
const MAX_BODY = 1_000_000;

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

async function answer(gateway: Gateway, message: IncomingMessage): Promise<Response> {
  const body = await readBody(message);
  if (!body) return Response.json({ message: "The request is too large." }, { status: 413 });
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const method = message.method ?? "GET";
  return gateway(
    new Request(new URL(message.url ?? "/", `http://${message.headers.host ?? "localhost"}`), {
      method,
      headers,
      body: method === "GET" || method === "HEAD" ? null : body,
    }),
  );
}

async function respond(gateway: Gateway, message: IncomingMessage, reply: ServerResponse) {
  let response: Response;
  try {
    response = await answer(gateway, message);
  } catch (error) {
    console.error("Supabase could not answer:", error instanceof Error ? error.message : error);
    response = Response.json({ message: "Internal error" }, { status: 500 });
  }
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.end(Buffer.from(await response.arrayBuffer()));
}

/** An HTTP server, not yet listening, that answers through the gateway. */
export function createHttpServer(gateway: Gateway): Server {
  return createServer((message, reply) => respond(gateway, message, reply));
}

/**
 * Listens on one interface and returns the port. Throws where the port is in use; port 0 takes any
 * free one.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${port} is in use. Stop what uses it, or set SUPABASE_PORT to a free port.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port; // A listening TCP server has one.
}
