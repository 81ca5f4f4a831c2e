import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, it, onTestFinished, vi } from "vitest";
import { isolatedEnvironment, ROOT } from "./environment.ts";
import { portInUse } from "./ports.ts";

const GUARDS = join(ROOT, "process-guards.ts");

/** A server whose every request logs, as a fault would, and whose handler of errors logs too, as Next's does. */
const SERVER = `
  process.on("uncaughtException", (error) => console.error(error));
  require("node:http").createServer((_, response) => {
    console.log("a line");
    console.error("x".repeat(4_000_000));
    setImmediate(() => response.end(String(process.memoryUsage.rss())));
  }).listen(process.env.PORT, "127.0.0.1", () => process.send("ready"));
  process.on("SIGTERM", () => process.exit(0));
`;

/** The command of each local server and where it answers. */
const SERVERS: Record<string, { main: string; port: string; path: string }> = {
  lake: { main: "lake/main.ts", port: "LAKE_PORT", path: "/v1/ping" },
  supabase: { main: "supabase/src/main.ts", port: "SUPABASE_PORT", path: "/" },
  mailbox: { main: "scripts/mailbox/main.ts", port: "MAILBOX_PORT", path: "/" },
};

function spawnNode(args: string[], env: NodeJS.ProcessEnv, log: "pipe" | number = "pipe") {
  const stdio = ["ignore", log, log, "ipc"] as const;
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Destroys the reader of a log. */
function closeLog({ stdout, stderr }: ChildProcess): void {
  stdout?.destroy();
  stderr?.destroy();
}

async function startGuarded(log: "pipe" | number = "pipe") {
  const port = await freePort();
  const env = { PORT: String(port) };
  const child = spawnNode([`--import=${GUARDS}`, "-e", SERVER], env, log);
  await once(child, "message");
  const request = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  return { child, request };
}

it("answers and ends on one signal when nobody can read the log", async () => {
  const { child, request } = await startGuarded();
  closeLog(child);
  for (let n = 0; n < 5; n++) await request();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it.runIf(existsSync("/dev/full"))("answers while the disk of the log is full", async () => {
  const { child, request } = await startGuarded(openSync("/dev/full", "w"));
  for (let n = 0; n < 5; n++) await request();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("keeps no more than a part of a log that is open and not read", async () => {
  const { request } = await startGuarded();
  const sizes: number[] = [];
  for (let n = 0; n < 60; n++) sizes.push(await request());
  expect(sizes.at(-1)).toBeLessThan(200_000_000);
});

it.each(Object.keys(SERVERS))("%s outlives its log, and ends with its parent", async (name) => {
  const { main, port: variable, path } = SERVERS[name] ?? { main: "", port: "", path: "" };
  const folder = mkdtempSync(join(tmpdir(), "guards-"));
  const port = await freePort();
  const env = { ...isolatedEnvironment(folder), [variable]: String(port) };
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.env`, { force: true });
  });
  const server = spawnNode([main], env);
  closeLog(server);
  const answer = () => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await vi.waitUntil(async () => ((await answer())?.status ?? 503) < 500, 60_000);
  // What its parent's death does.
  server.disconnect();
  const [code] = await once(server, "exit");
  expect(code).toBe(0);
});

it("ends a program however the one that started it ended", async () => {
  const port = await freePort();
  const server = `
    require("node:http").createServer((_, r) => r.end()).listen(${port}, "127.0.0.1");
  `;
  const parent = `
    const { start } = await import(${JSON.stringify(join(ROOT, "scripts/start/processes.ts"))});
    const command = ["node", ${JSON.stringify(`--import=${GUARDS}`)}, "-e", ${JSON.stringify(server)}];
    start({ name: "server", cwd: ${JSON.stringify(ROOT)}, command, env: {} });
  `;
  const { pid } = spawnNode(["--input-type=module", "-e", parent], {
    PATH: process.env.PATH ?? "",
  });
  await vi.waitUntil(() => portInUse(port), 60_000);
  process.kill(pid ?? 0, "SIGKILL");
  await vi.waitUntil(async () => !(await portInUse(port)), 60_000);
});

it("leaves the database alone where its port is in use", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guards-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const env = {
    ...isolatedEnvironment(join(folder, "data")),
    SUPABASE_PORT: String(port),
  };
  const child = spawnNode(["supabase/src/main.ts"], env);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(existsSync(join(folder, "data/supabase/pgdata"))).toBe(false);
});
