import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { httpError, LakeError } from "../errors.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import { answerPreflight, isKnownHost, setCorsHeaders } from "./hosts.ts";
import { parseJson } from "./json.ts";
import { findRoute, matchPattern, type Route, type RouteContext, splitVersion } from "./router.ts";

const BODY_LIMIT = 8 * 1024 * 1024;

/** Takes over the socket of the one WebSocket endpoint, from the upgrade request on. */
export type OpenSocket = (
  ...upgrade: [lake: LakeServices, request: IncomingMessage, socket: Duplex, head: Buffer]
) => void;

/** Creates the HTTP server, not yet listening, and a function that stops it and closes all connections. */
export function createLakeServer(
  lake: LakeServices,
  identify: (token: string) => Identity | null,
  routes: readonly Route[],
  openSocket: OpenSocket,
) {
  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, host } = request.headers;
    if (!isKnownHost(host)) throw httpError(403, `Unknown host "${host}"`);
    if (origin && !lake.origins.has(origin)) throw httpError(403, "CORS Origin not allowed");
    setCorsHeaders(request, response);
    if (request.method === "OPTIONS") return answerPreflight(request, response);
    const url = URL.parse(request.url ?? "/", `http://${host}`);
    if (!url) throw httpError(400, "The address cannot be read");
    const { apiVersion, path } = splitVersion(url.pathname);
    const found = findRoute(routes, request.method ?? "GET", path);
    if (!found) throw httpError(404, `No such endpoint: ${request.method} ${path}`);
    const { route, params } = found;
    const identity = identityOf(request, identify);
    requireAccess(route, identity);
    requireDataset(lake, route, params);
    const ctx: RouteContext = {
      request,
      response,
      url,
      params,
      apiVersion,
      identity,
      lake,
      readJson: async (limit) => {
        const text = await readText(request, limit);
        return text.trim() === "" ? undefined : parseJson(text, "The body");
      },
      json: (status, body) => sendJson(response, status, body),
    };
    await route.handle(ctx);
  }

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    handleRequest(request, response).catch((error: unknown) => sendError(lake, response, error));
  });
  server.on("upgrade", (request, socket, head) => {
    upgrade(lake, openSocket, request, socket, head);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    server,
    // Node's `closeAllConnections` ignores upgraded sockets, and a WebSocket whose client does not close
    // it would delay the shutdown by 30 s.
    async stop() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function upgrade(
  lake: LakeServices,
  openSocket: OpenSocket,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // Node passes the socket without an error listener, so a client that disconnects would crash the lake.
  socket.on("error", () => socket.destroy());
  const { origin, host } = request.headers;
  const isAllowed = isKnownHost(host) && (!origin || lake.origins.has(origin));
  const { pathname = "" } = URL.parse(request.url ?? "/", "http://localhost") ?? {};
  if (!isAllowed) socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  else if (matchPattern("/socket/:dataset", splitVersion(pathname).path)) {
    openSocket(lake, request, socket, head);
  } else socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
}

export const bearerToken = (request: IncomingMessage): string | null =>
  /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;

function identityOf(
  request: IncomingMessage,
  identify: (token: string) => Identity | null,
): Identity | null {
  const token = bearerToken(request);
  if (token === null) return null;
  const identity = identify(token);
  if (!identity) throw httpError(401, "Session not found: the token is unknown or has expired");
  return identity;
}

function requireAccess(route: Route, identity: Identity | null): void {
  if (route.access === "public") return;
  if (!identity) throw httpError(401, "You must be authenticated: send a Bearer token");
  if (route.access === "grant" && identity.role === "viewer") {
    throw httpError(403, "Insufficient permissions: this token may only read");
  }
}

function requireDataset(lake: LakeServices, route: Route, params: Record<string, string>): void {
  // A picture URL may name another dataset: the asset routes return 404 themselves.
  if (!/^\/(data|assets)\//.test(route.pattern) || params.dataset === undefined) return;
  if (params.dataset !== lake.dataset) {
    throw httpError(
      404,
      `Dataset "${params.dataset}" not found for project ID "${lake.projectId}"`,
    );
  }
}

async function readText(request: IncomingMessage, limit = BODY_LIMIT): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > limit) throw httpError(413, `The body is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": bytes.length,
    "cache-control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}

function sendError(lake: LakeServices, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const known = error instanceof LakeError ? error : httpError(500, "The lake failed; see its log");
  if (known !== error) lake.log(error instanceof Error ? (error.stack ?? error.message) : "failed");
  // Otherwise the unread rest of a rejected body would be parsed as the next request.
  if (!response.req.complete) response.setHeader("connection", "close");
  sendJson(response, known.status, known.body);
}
