import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimTestPorts, portInUse } from "./ports.ts";
import { run, serve, start, stop, stopAll } from "./processes.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "processes-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = { PATH: process.env.PATH ?? "" };
const node = (script: string) => ({
  name: "test",
  cwd: folder,
  command: ["node", "-e", script],
  env,
});

it("ends with a process all that it started", async () => {
  const file = join(folder, "port");
  const grandchild = `
    const server = require("node:net").createServer().listen(0, "127.0.0.1", () =>
      require("node:fs").writeFileSync(${JSON.stringify(file)}, String(server.address().port)));
  `;
  const child = start(
    node(`
      const { spawn } = require("node:child_process");
      spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}]);
      setInterval(() => {}, 1000);
    `),
    "none",
  );
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, "utf8") !== "", 60_000);
  const port = Number(readFileSync(file, "utf8"));
  expect(await portInUse(port)).toBe(true);
  await stop(child);
  await vi.waitUntil(async () => !(await portInUse(port)), 60_000);
});

it("waits until a server answers, and not until it ends", async () => {
  const [port] = Object.values(await claimTestPorts(25_100));
  const server = `require("node:http").createServer((_, r) => r.end()).listen(${port}, "127.0.0.1")`;
  await serve(node(server), `http://127.0.0.1:${port}`);
  expect(await portInUse(port ?? 0)).toBe(true);
  await stopAll();
});

it("names what failed, and what could not be found", async () => {
  await expect(run(node("process.exit(3)"))).rejects.toThrow("test failed: the lines above");
  const missing = { name: "missing", cwd: folder, command: ["no-such-command"], env };
  await expect(run(missing)).rejects.toThrow(/missing failed: .*no-such-command/);
});
