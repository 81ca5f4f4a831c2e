import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLake } from "./lake.ts";

const MAIN = new URL("main.ts", import.meta.url).pathname;
const TOKENS = {
  SANITY_API_WRITE_TOKEN: "write-token-0123456789",
  SANITY_API_READ_TOKEN: "read-token-0123456789",
};

const running = new Set<ChildProcess>();
let dataDir: string;
let taken: Server;
let takenPort: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lake-main-"));
  taken = await listening();
  takenPort = portOf(taken);
});
afterEach(async () => {
  // A test that failed half-way leaves its server behind.
  for (const child of running) child.kill("SIGKILL");
  await new Promise((resolve) => taken.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...TOKENS, LAKE_PORT: "0", LAKE_DATA_DIR: dataDir, ...env },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, errors }));
  return { child, ended, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "says when it is ready, and ends on %s",
  // Less than the 30 s that a WebSocket waits for its client.
  { timeout: 20_000 },
  async (signal) => {
    const { child, ended, lines } = run({});
    const { value } = await lines.next();
    const ready = /^Content Lake ready at (http:\/\/localhost:\d+) \(currawong\/production\)$/;
    expect(value).toMatch(ready);
    const url = ready.exec(String(value))?.[1];
    const stream = await fetch(`${url}/v1/data/listen/production?query=*`);
    const mute = await muteWebSocket(Number(new URL(String(url)).port));
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, errors: "" });
    await stream.text();
    mute.destroy();
  },
);

test("says in a line what is wrong, and nothing of its insides", async () => {
  expect(await run({ LAKE_PORT: takenPort }).ended).toEqual({
    code: 1,
    errors: expect.stringMatching(/^Port \d+ is in use: stop what listens there[^\n]*\n$/),
  });
  expect(await run({ SANITY_API_READ_TOKEN: "" }).ended).toEqual({
    code: 1,
    errors: expect.stringMatching(/^The lake cannot start:\n {2}SANITY_API_READ_TOKEN [^\n]*\n$/),
  });
});

test("does not run on a folder that another lake has open", async () => {
  const lake = await createLake({ dataDir, writeToken: "", readToken: "", corsOrigins: [] });
  const second = await run({}).ended;
  await lake.close();
  expect(second).toEqual({
    code: 1,
    errors: expect.stringContaining("Another lake is running on"),
  });
});

/** A client that takes up a WebSocket and then answers nothing, not even that it is closed. */
async function muteWebSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  const head = [
    "GET /v1/socket/production HTTP/1.1",
    `Host: localhost:${port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function portOf(server: Server): string {
  const address = server.address();
  return String(typeof address === "object" && address ? address.port : 0);
}
