import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral ports, so that no outgoing connection can take a port that is free for now. */
const [FIRST, END] = [20_000, 30_000];

/** A port that nothing listens on, and that stays free for a server to stop and start again. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(FIRST, END);
    const server = createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
