import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that the system gives to connections, which could take one that is free for now. */
const [FIRST, END] = [20_000, 30_000];

/** A port where no one listens: a server that stops and starts again finds it free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(FIRST, END);
    const server = createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
