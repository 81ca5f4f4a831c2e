import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
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
    setImmediate(() => response.end());
  }).listen(process.env.PORT, "127.0.0.1", () => process.send("ready"));
  process.on("SIGTERM", () => process.exit(0));
`;

function spawnNode(args: string[], env: NodeJS.ProcessEnv) {
  const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

it("answers and ends on one signal when nobody can read the log", async () => {
  const port = await freePort();
  const env = { PORT: String(port) };
  const child = spawnNode([`--import=${GUARDS}`, "-e", SERVER], env);
  await once(child, "message");
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let n = 0; n < 5; n++) await (await fetch(`http://127.0.0.1:${port}`)).text();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
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
  await vi.waitUntil(() => portInUse(port), 120_000);
  process.kill(pid ?? 0, "SIGKILL");
  await vi.waitUntil(async () => !(await portInUse(port)), 120_000);
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
