import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createLake } from "@currawong/lake/lake";
import { DraftTransaction } from "@currawong/lake/mutate/draft-transaction";
import { createClient, type SanityClient } from "@sanity/client";
import { ROOT } from "../../start/environment.ts";
import { generateDocuments } from "./generate.ts";

const TOKEN = "token-of-the-scale-bench-alone";
const BATCH = 50;

/** A lake of a generated dataset, in a process of its own. */
export type ScaleLake = {
  documents: number;
  client: SanityClient;
  /** Bytes of the documents as JSON, and of the folder that keeps them. */
  contentBytes: number;
  diskBytes: number;
  /** Milliseconds from the start of the process until it listens. */
  openMs: number;
  /** Megabytes in use now, and at most so far. */
  memory: () => { now: number; peak: number };
  stop: () => Promise<void>;
};

/** Generates a dataset in a folder of its own, and starts a lake on it. */
export async function startScaleLake(documents: number): Promise<ScaleLake> {
  const dataDir = join(ROOT, ".data", "bench", `scale-${documents}`);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const contentBytes = await load(dataDir, documents);
  const diskBytes = readdirSync(dataDir).reduce(
    (sum, name) => sum + statSync(join(dataDir, name)).size,
    0,
  );
  const started = performance.now();
  const { server, url } = await startServer(dataDir);
  const openMs = performance.now() - started;
  const client = createClient({
    projectId: "currawong",
    dataset: "production",
    apiVersion: "2026-03-01",
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
    perspective: "published",
  });
  return {
    documents,
    client,
    contentBytes,
    diskBytes,
    openMs,
    memory: () => memoryOf(server.pid),
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function load(dataDir: string, documents: number): Promise<number> {
  const lake = await createLake({ dataDir, writeToken: TOKEN, readToken: "", corsOrigins: [] });
  let bytes = 0;
  let transaction = new DraftTransaction(lake.store, "bench");
  let size = 0;
  for (const document of generateDocuments(documents)) {
    bytes += Buffer.byteLength(JSON.stringify(transaction.write("create", document)));
    size += 1;
    if (size < BATCH) continue;
    lake.store.commit(transaction.result());
    transaction = new DraftTransaction(lake.store, "bench");
    size = 0;
  }
  lake.store.commit(transaction.result());
  await lake.close();
  return bytes;
}

async function startServer(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(ROOT, "lake", "main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      LAKE_PORT: "0",
      LAKE_DATA_DIR: dataDir,
      SANITY_API_WRITE_TOKEN: TOKEN,
      SANITY_API_READ_TOKEN: `${TOKEN}-reader`,
    },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url) return { server, url };
  }
  throw new Error("The lake ended before it was ready");
}

function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN) / 1024;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}
