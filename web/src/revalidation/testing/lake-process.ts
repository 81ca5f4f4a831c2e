import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient, type SanityClient } from "@sanity/client";

const LAKE = join(import.meta.dirname, "../../../../lake/main.ts");
const TOKEN = "write-token-of-a-test-alone";

/** An empty Content Lake for one test, as a process of its own on a free port. */
export async function startLakeProcess(): Promise<{
  client: SanityClient;
  stop(): Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), "web-lake-"));
  const child = spawn(process.execPath, [LAKE], {
    env: {
      ...process.env,
      LAKE_PORT: "0",
      LAKE_DATA_DIR: dataDir,
      LAKE_WEBHOOK_URL: "",
      SANITY_PROJECT_ID: "currawong",
      SANITY_DATASET: "production",
      SANITY_API_WRITE_TOKEN: TOKEN,
      SANITY_API_READ_TOKEN: "read-token-of-a-test-alone",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const apiHost = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const address = /ready at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`The lake ended with exit code ${code}.`)));
  });
  return {
    client: createClient({
      projectId: "currawong",
      dataset: "production",
      apiVersion: API_VERSION,
      apiHost,
      useProjectHostname: false,
      useCdn: false,
      perspective: "published",
      token: TOKEN,
    }),
    async stop() {
      await new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
