import type { IncomingMessage } from "node:http";

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
