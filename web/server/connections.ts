import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getStop } from "../src/runtime/observability/health.ts";

/** What one client may keep of the server. */
export const LIMITS = {
  /** How long a request may take to arrive, with its body. */
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  // Other services on the same domain may set large cookies. Node’s own limit is 16 kB; it answers more with 431.
  maxHeaderSize: 32_768,
  /** How often these two are checked. */
  connectionsCheckingInterval: 5_000,
  /** Longer than a load balancer's idle timeout, or it could reuse a connection that is being closed. */
  keepAliveTimeout: 65_000,
  maxConnections: 4_000,
  /** Nothing here speaks another protocol, though Next listens for it: such requests are answered like all others. */
  shouldUpgradeCallback: () => false,
};

/** How long requests may take to finish once the server stops. */
const FINISH_MS = 20_000;

/**
 * Stops the process on SIGTERM or SIGINT. First `/api/health` says so for SITE_DRAIN_SECONDS, while everything is
 * still served, so that a load balancer sends requests elsewhere. Then no connection is accepted, and requests
 * under way finish. A second signal ends the process at once.
 * @param onStop called first
 */
export function stopGracefully(server: Server, onStop: () => void): void {
  const drainMs = Number(process.env.SITE_DRAIN_SECONDS || 0) * 1_000;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    getStop().abort();
    onStop();
    // Clients that keep a connection open ask for the next page on another one.
    server.prependListener("request", (_request, response) => {
      response.setHeader("connection", "close");
    });
    await sleep(drainMs);
    server.close(() => process.exit(0));
    // Node itself closes only the connections that are idle now.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => process.exit(0), FINISH_MS).unref();
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
