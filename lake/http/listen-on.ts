import type { Server } from "node:http";

/** Listens; rejects with what to do when the port is taken. */
export function listenOn(server: Server, port: number, host: string): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use: stop what listens there, or choose another port`;
      reject(error.code === "EADDRINUSE" ? new Error(taken, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      resolve({ url: `http://${host === "127.0.0.1" ? "localhost" : host}:${actual}` });
    });
  });
}
