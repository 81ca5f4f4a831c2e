import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLake } from "./lake.ts";

const MAIN = new URL("main.ts", import.meta.url).pathname;

let child: ChildProcess | undefined;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lake-main-"));
});
afterEach(() => {
  // A test that failed half-way leaves its server behind.
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const server = spawn(process.execPath, [MAIN], {
    env: { SANITY_API_WRITE_TOKEN: "write-token-0123456789", LAKE_PORT: "0", ...env },
  });
  child = server;
  let errors = "";
  server.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(server, "close").then(([code]) => ({ code, errors }));
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  return { server, ended, lines };
}

test("says when it is ready, and ends on SIGTERM whatever its clients do", async () => {
  const env = { SANITY_API_READ_TOKEN: "read-token-0123456789", LAKE_DATA_DIR: dataDir };
  const { server, ended, lines } = run(env);
  const { value } = await lines.next();
  const ready = /^Content Lake ready at (http:\/\/localhost:\d+) \(currawong\/production\)$/;
  expect(value).toMatch(ready);
  const url = ready.exec(String(value))?.[1];
  const stream = await fetch(`${url}/v1/data/listen/production?query=*`);
  server.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, errors: "" });
  await stream.text();
});

test("says in a line what is wrong, and nothing of its insides", async () => {
  expect(await run({}).ended).toEqual({
    code: 1,
    errors: expect.stringMatching(/^The lake cannot start:\n {2}SANITY_API_READ_TOKEN [^\n]*\n$/),
  });
});

test("a folder is one lake's at a time", async () => {
  const options = { dataDir, writeToken: "", readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  await expect(createLake(options)).rejects.toThrow("Another lake is running on");
  await lake.close();
  await (await createLake(options)).close();
});
