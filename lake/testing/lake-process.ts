import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { TEST_TOKENS } from "./lake-fixture.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const READY = /^Content Lake ready at (http:\/\/localhost:\d+) \(currawong\/production\)$/;

/** Runs the lake as a process on a free port until the test ends; resolves once it prints its address. */
export async function runLake(dataDir: string) {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      LAKE_PORT: "0",
      LAKE_DATA_DIR: dataDir,
      SANITY_API_WRITE_TOKEN: TEST_TOKENS.write,
      SANITY_API_READ_TOKEN: TEST_TOKENS.read,
    },
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const [line] = await once(createInterface(server.stdout), "line");
  const [, url] = READY.exec(line) ?? [];
  if (!url) throw new Error(`The lake said: ${line}`);
  return { server, url };
}
