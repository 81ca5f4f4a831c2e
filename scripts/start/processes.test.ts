import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimTestPorts } from "./ports.ts";
import { portInUse, run, serve, start, stop, stopAll } from "./processes.ts";

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

it("lets its processes end in peace when it is told twice to end", async () => {
  const slow = `
    process.on("SIGTERM", () => setTimeout(() => {
      require("node:fs").writeFileSync("ended", "in peace");
      process.exit();
    }, 500));
    setInterval(() => {}, 1000);
    console.log("up");
  `;
  const module = JSON.stringify(new URL("./processes.ts", import.meta.url).href);
  const command = JSON.stringify(node(slow));
  const script = `
    const { start, stopOnSignals } = await import(${module});
    stopOnSignals();
    start(${command}, "plain");
  `;
  const told = execa(process.execPath, ["--input-type=module", "-e", script], { reject: false });
  for await (const line of told) {
    if (line === "up") told.kill("SIGTERM");
    if (line === "Stopping …") told.kill("SIGTERM");
  }
  expect((await told).exitCode).toBe(0);
  expect(readFileSync(join(folder, "ended"), "utf8")).toBe("in peace");
});

/** Makes a process take itself for one on Windows, and tell what it would have started there. */
const WINDOWS = `
import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";
Object.defineProperty(process, "platform", { value: "win32" });
const exited = () => Object.assign(new EventEmitter(), { pid: 4711, exitCode: null, signalCode: null,
  stdout: null, stderr: null, stdin: null, stdio: [null, null, null], kill: () => true, ref() {}, unref() {} });
childProcess.spawn = (file, args, options) => {
  console.log(JSON.stringify({ file, args, detached: options.detached ?? false, env: options.env }));
  const child = exited();
  childProcess.last = child;
  setTimeout(() => child.emit("spawn"), 0);
  return child;
};
childProcess.execFile = (file, args) => {
  console.log(JSON.stringify({ file, args }));
  childProcess.last.exitCode = 1;
  childProcess.last.emit("exit", 1, null);
  childProcess.last.emit("close", 1, null);
};
syncBuiltinESMExports();
`;

it("starts the commands of packages on Windows, and ends trees of processes there", async () => {
  mkdirSync(join(folder, "node_modules", ".bin"), { recursive: true });
  writeFileSync(join(folder, "node_modules", ".bin", "next.cmd"), "@node next %*\\r\\n");
  writeFileSync(join(folder, "windows.mjs"), WINDOWS);
  const module = JSON.stringify(new URL("./processes.ts", import.meta.url).href);
  const script = `
    const { start, stop } = await import(${module});
    const env = { Path: "C:/Windows", PATHEXT: ".EXE;.CMD", comspec: "cmd.exe" };
    const child = start({ name: "t", cwd: ${JSON.stringify(folder)}, command: ["next", "start"], env }, "none");
    await stop(child);
  `;
  const { stdout } = await execa(
    process.execPath,
    ["--import", join(folder, "windows.mjs"), "--input-type=module", "-e", script],
    { env: { SystemRoot: "C:\\Windows" }, cwd: folder },
  );
  const [spawned, killed] = stdout.split("\n").map((line) => JSON.parse(line));
  expect(spawned).toMatchObject({
    file: "cmd.exe",
    args: expect.arrayContaining(['"next start"']),
  });
  expect(spawned.env.Path).toMatch(/node_modules.\.bin.*C:\/Windows$/);
  expect(spawned.env).not.toHaveProperty("PATH");
  expect(killed).toEqual({
    file: "C:\\Windows\\System32\\taskkill.exe",
    args: ["/pid", "4711", "/T", "/F"],
  });
});
