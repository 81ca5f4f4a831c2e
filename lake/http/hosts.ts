import type { IncomingMessage, ServerResponse } from "node:http";

/** True for a name by which this machine alone is reached. */
export const isLoopback = (name: string): boolean =>
  ["localhost", "127.0.0.1", "::1", "[::1]"].includes(name) || name.endsWith(".localhost");

/**
 * True for a Host header that names this machine. Browsers send the name that a page asked for:
 * checking it keeps other sites from reaching a local server by a name of theirs (DNS rebinding).
 * @param hosts further names, without a port, besides the loopback ones
 */
export function isKnownHost(header: string | undefined, hosts: readonly string[]): boolean {
  const name = (header ?? "").replace(/:\d+$/, "").toLowerCase();
  return isLoopback(name) || hosts.includes(name);
}

/** True for a request that a page of the server itself sends. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  // Behind a proxy that speaks https, the browser says by itself that both are one origin.
  return headers.origin === `http://${headers.host}` || headers["sec-fetch-site"] === "same-origin";
}

/** The origin a request was sent to; the Studio's `stream-1.localhost` names all mean `localhost`. */
export function publicOrigin(request: IncomingMessage): string {
  const host = request.headers.host ?? "localhost";
  return `http://${host.replace(/^[^:]+\.localhost/, "localhost")}`;
}

/** Which origins and host names the lake answers. */
export type OriginPolicy = ReturnType<typeof originPolicy>;

/** @param hosts further host names, without a port, besides the loopback ones */
export function originPolicy(origins: readonly string[], hosts: readonly string[]) {
  // The settings hold origins without a trailing slash.
  const allowed = new Set(
    origins.flatMap((origin) => [
      origin,
      origin.replace("//localhost", "//127.0.0.1"),
      origin.replace("//127.0.0.1", "//localhost"),
    ]),
  );
  return {
    /** True for a listed origin, in either spelling of the loopback name. */
    allows: (origin: string) => allowed.has(origin),
    /** True for a Host header that names this machine: stops DNS rebinding. */
    allowsHost: (host: string | undefined) => isKnownHost(host, hosts),
  };
}

/** Sets the CORS headers of an answer to an allowed origin. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader("vary", "origin");
  if (!origin) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", "content-length, x-sanity-warning");
}

/** Answers a preflight from an allowed origin. */
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
