import type { Server } from "node:http";

/** What a browser is told whose cookies, set by whatever else runs on this domain, exceed `maxHeaderSize`. */
const TOO_MANY_COOKIES =
  "Your browser sends more cookies than this website accepts. Delete the cookies of this website, then reload the page.\n";

const STATUS_LINES: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers a request that Node cannot parse in words, and ends its connection. */
export function answerUnreadable(server: Server): void {
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
