import type { IncomingMessage, ServerResponse } from "node:http";

/** True for a host name that only this machine can reach. */
export const isLoopback = (name: string): boolean =>
  ["localhost", "127.0.0.1", "::1", "[::1]"].includes(name) || name.endsWith(".localhost");

/**
 * True for a Host header that names this machine. A browser sends the host name of the URL, so this
 * check stops another site from reaching a local server through its own host name (DNS rebinding).
 * @param hosts accepted names besides the loopback ones, without a port
 */
export function isKnownHost(header: string | undefined, hosts: readonly string[]): boolean {
  const name = (header ?? "").replace(/:\d+$/, "").toLowerCase();
  return isLoopback(name) || hosts.includes(name);
}

/** True for a request from a page that this server sent. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  // Behind an HTTPS proxy the schemes differ, so rely on the browser's own same-origin header.
  return headers.origin === `http://${headers.host}` || headers["sec-fetch-site"] === "same-origin";
}

/** The origin a request was sent to. The Studio's `stream-1.localhost` etc. become `localhost`. */
export function publicOrigin(request: IncomingMessage): string {
  const host = request.headers.host ?? "localhost";
  return `http://${host.replace(/^[^:]+\.localhost/, "localhost")}`;
}

/** The origins and host names that the lake accepts. */
export type OriginPolicy = ReturnType<typeof originPolicy>;

/** @param hosts accepted host names besides the loopback ones, without a port */
export function originPolicy(origins: readonly string[], hosts: readonly string[]) {
  // The settings hold origins without a trailing slash.
  const listed = new Set<string>();
  const allowed = new Set<string>();
  const add = (origin: string) => {
    listed.add(origin);
    allowed.add(origin);
    allowed.add(origin.replace("//localhost", "//127.0.0.1"));
    allowed.add(origin.replace("//127.0.0.1", "//localhost"));
  };
  origins.forEach(add);
  return {
    add,
    /** As in the settings, and added since. */
    list: () => [...listed],
    /** True for a listed origin; `localhost` and `127.0.0.1` are interchangeable. */
    allows: (origin: string) => allowed.has(origin),
    /** True for a Host header that names this machine: prevents DNS rebinding. */
    allowsHost: (host: string | undefined) => isKnownHost(host, hosts),
  };
}

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
