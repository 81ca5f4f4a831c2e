import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { claimTestPorts } from "./ports.ts";

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const listen = (port: number) =>
  new Promise<void>((resolve) => {
    const server = createServer();
    opened.push(server);
    server.listen(port, "127.0.0.1", resolve);
  });

/** Where nothing of this machine is likely to listen. */
const FIRST = 23_100;

it("gives each run a block of ports of its own, however close together they begin", async () => {
  const runs = await Promise.all([claimTestPorts(FIRST), claimTestPorts(FIRST)]);
  const ports = runs.flatMap((run) => Object.values(run));
  expect(new Set(ports).size).toBe(ports.length);
});

it("leaves out a block where someone listens", async () => {
  const first = FIRST + 500;
  await listen(first + 10);
  const { lake } = await claimTestPorts(first);
  expect(lake).toBe(first + 110);
});
