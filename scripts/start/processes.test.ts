import { tmpdir } from "node:os";
import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, it } from "vitest";
import { portInUse } from "./ports.ts";
import { run, serve, start, stop, stopAll } from "./processes.ts";

const own = { name: "test", cwd: tmpdir(), env: { PATH: process.env.PATH ?? "" } };
const node = (script: string) => ({ ...own, command: ["node", "-e", script] });

it("stopping a process stops everything it started", async () => {
  const port = await freePort();
  const grandchild = `require("node:net").createServer().listen(${port}, "127.0.0.1")`;
  const child = start(
    node(`
      const { spawn } = require("node:child_process");
      spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}]);
      setInterval(() => {}, 1000);
    `),
    "none",
  );
  await expect.poll(() => portInUse(port)).toBe(true);
  await stop(child);
  await expect.poll(() => portInUse(port)).toBe(false);
});

it("waits until a server responds, not until it exits", async () => {
  const port = await freePort();
  const server = `require("node:http").createServer((_, r) => r.end()).listen(${port}, "127.0.0.1")`;
  await serve(node(server), `http://127.0.0.1:${port}`);
  expect(await portInUse(port)).toBe(true);
  await stopAll();
});

it("names a command that failed or was not found", async () => {
  await expect(run(node("process.exit(3)"))).rejects.toThrow("test failed: the lines above");
  const missing = { ...own, name: "missing", command: ["no-such-command"] };
  await expect(run(missing)).rejects.toThrow(/missing failed: .*no-such-command/);
});
