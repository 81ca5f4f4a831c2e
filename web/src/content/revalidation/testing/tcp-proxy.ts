import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Starts a proxy between a site and its Content Lake, whose connections it can cut. */
export async function startTcpProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(targetPort), hostname);
    for (const [from, to] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => {}).on("close", () => to.destroy());
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo; // It listens on a port.
  /** Closes every connection, but accepts new ones. */
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  /** Closes every connection, and accepts no new ones until `open`. */
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return { url: `http://localhost:${port}`, open: () => listen(port), cut, close };
}
