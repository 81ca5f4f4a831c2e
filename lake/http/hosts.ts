import type { IncomingMessage, ServerResponse } from "node:http";

/** True for a host name that only this machine can reach. */
export const isLoopback = (name: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(name) || name.endsWith(".localhost");

/**
 * True for a Host header that names this machine. A browser sends the host name of the URL, so this
 * check stops another site from reaching a local server through its own host name (DNS rebinding).
 */
export const isKnownHost = (header = ""): boolean =>
  isLoopback(header.replace(/:\d+$/, "").toLowerCase());

/** The origin a request was sent to. The Studio's `stream-1.localhost` etc. become `localhost`. */
export function publicOrigin(request: IncomingMessage): string {
  const host = request.headers.host ?? "localhost";
  return `http://${host.replace(/^[^:]+\.localhost/, "localhost")}`;
}

/** The origins whose pages may call the lake; `localhost` and `127.0.0.1` are interchangeable. */
export const allowedOrigins = (listed: readonly string[]): ReadonlySet<string> =>
  new Set(
    listed.flatMap((origin) => [
      origin,
      origin.replace("//localhost", "//127.0.0.1"),
      origin.replace("//127.0.0.1", "//localhost"),
    ]),
  );

/** Sets the CORS headers of a response to an allowed origin. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader("vary", "origin");
  if (!origin) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", "content-length, x-sanity-warning");
}

/** Responds to a preflight request from an allowed origin. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const requested = request.headers["access-control-request-headers"];
  response.setHeader("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  if (requested) response.setHeader("access-control-allow-headers", requested);
  if (request.headers["access-control-request-private-network"]) {
    response.setHeader("access-control-allow-private-network", "true");
  }
  response.setHeader("access-control-max-age", "600");
  response.writeHead(204).end();
}
