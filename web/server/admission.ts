import type { IncomingMessage } from "node:http";
import { CONNECTION_HEADER, visitorOrigin } from "../src/runtime/visitor-network.ts";

/** Notes who connected, for the site and Next; whatever the client says of it is replaced. Returns where it comes from. */
export function requestOrigin({ headers, socket }: IncomingMessage) {
  headers[CONNECTION_HEADER] = socket.remoteAddress ?? "";
  return visitorOrigin({ get: (name) => headers[name]?.toString() ?? null });
}
