import type { Server } from "node:http";
import type { Socket } from "node:net";

/** What a browser is told whose cookies, set by whatever else runs on this domain, exceed `maxHeaderSize`. */
const TOO_MANY_COOKIES =
  "Your browser sends more cookies than this website accepts. Delete the cookies of this website, then reload the page.\n";

const STATUS_LINES: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers a request that Node cannot parse in words, and ends its connection. */
function answerUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const status = STATUS_LINES[error.code ?? ""] ?? "400 Bad Request";
    const text = status.startsWith("431") ? TOO_MANY_COOKIES : `${status}\n`;
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  });
}

/** Closes the oldest idle connection of an address that opens more than its share, so that others can still connect. */
function shareConnections(server: Server, share: number): void {
  const connections = new Map<string, Set<Socket>>();
  const busy = new WeakSet<Socket>();
  server.on("request", ({ socket }, response) => {
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
  });
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const own = connections.get(address) ?? new Set();
    connections.set(address, own.add(socket));
    socket.once("close", () => {
      own.delete(socket);
      if (own.size === 0) connections.delete(address);
    });
    if (own.size <= share) return;
    for (const each of own) {
      if (busy.has(each) || each === socket) continue;
      each.destroy();
      return;
    }
  });
}

/**
 * Keeps a server's connections open to everyone.
 * @param share how many connections of one address may be open, apart from those with a request under way
 */
export function guardConnections(server: Server, share: number): void {
  answerUnreadable(server);
  shareConnections(server, share);
}
