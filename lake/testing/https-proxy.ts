import { createServer } from "node:http";
import { connect } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { SelfSigned } from "./certificate.ts";

/** An HTTPS proxy that leads one host to a local server. */
export interface HttpsProxy {
  readonly url: string;
  /** Hosts that were asked for and refused. */
  readonly refused: string[];
  close(): Promise<void>;
}

/** Starts a proxy that answers as `host` with the server on `port`, and refuses everybody else. */
export async function startHttpsProxy(
  host: string,
  port: number,
  { key, certificate }: SelfSigned,
): Promise<HttpsProxy> {
  const refused: string[] = [];
  const secure = createTlsServer({ key, cert: certificate }, (socket) => {
    const target = connect(port, "127.0.0.1");
    socket.pipe(target).pipe(socket);
    // Either side may hang up first; the other has nothing left to do.
    socket.on("error", () => target.destroy());
    target.on("error", () => socket.destroy());
  });
  const proxy = createServer((_, response) => void response.writeHead(502).end());
  proxy.on("connect", (request, socket) => {
    if (request.url !== `${host}:443`) {
      refused.push(String(request.url));
      socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      return;
    }
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    secure.emit("connection", socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
