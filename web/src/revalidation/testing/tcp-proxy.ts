import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between a site and its Content Lake, whose connections it cuts. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #port = 0;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#server = createServer((incoming) => {
      const outgoing = connect(Number(port), hostname);
      for (const [from, to] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
  }

  static async start(target: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    await proxy.open();
    return proxy;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Answers again after `close`, on the same port. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "localhost", resolve));
    this.#port = (this.#server.address() as AddressInfo).port; // It listens on a port.
  }

  /** Breaks every connection; new ones are taken. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Breaks every connection, and takes no new ones. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }
}
