import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { createLake } from "./lake.ts";

const MAIN = new URL("main.ts", import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), "lake-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("says when it is ready, and ends on SIGTERM whatever its clients do", async () => {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      SANITY_API_WRITE_TOKEN: "write-token-0123456789",
      SANITY_API_READ_TOKEN: "read-token-0123456789",
      LAKE_PORT: "0",
      LAKE_DATA_DIR: dataDir,
    },
  });
  try {
    const [line] = await once(createInterface(server.stdout), "line");
    const ready = /^Content Lake ready at (http:\/\/localhost:\d+) \(currawong\/production\)$/;
    expect(line).toMatch(ready);
    const stream = await fetch(`${ready.exec(line)?.[1]}/v1/data/listen/production?query=*`);
    server.kill("SIGTERM");
    expect(await once(server, "close")).toEqual([0, null]);
    await stream.text();
  } finally {
    server.kill("SIGKILL");
  }
});

test("a folder is one lake's at a time", async () => {
  const options = { dataDir, writeToken: "", readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  await expect(createLake(options)).rejects.toThrow("Another lake is running on");
  await lake.close();
  await (await createLake(options)).close();
});
