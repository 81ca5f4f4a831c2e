import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createLake } from "@currawong/lake/lake";
import { DraftTransaction } from "@currawong/lake/mutate/draft-transaction";
import type { SanityClient } from "@sanity/client";
import type { Variables } from "../../start/environment.ts";
import { startLake } from "../../start/stack.ts";
import { claimTestRun } from "../../start/test-run.ts";
import { lakeClient } from "../lake-client.ts";
import { memoryOf } from "../memory.ts";
import { generateDocuments } from "./generate.ts";

const BATCH = 50;

/** A lake of a generated dataset, in a process of its own. */
export type ScaleLake = {
  documents: number;
  client: SanityClient;
  /** Bytes of the documents as JSON, and of the folder that keeps them. */
  contentBytes: number;
  diskBytes: number;
  /** Milliseconds from the start of the process until it answers. */
  openMs: number;
  memory: () => ReturnType<typeof memoryOf>;
  /** Stops it, and throws its data away. */
  stop: () => Promise<void>;
};

/** Generates a dataset in a folder of its own, and starts a lake on it. */
export async function startScaleLake(documents: number): Promise<ScaleLake> {
  const { env, ports, data } = await claimTestRun(join("bench", `scale-${documents}`));
  const folder = env.LAKE_DATA_DIR ?? "";
  const contentBytes = await load(env, documents);
  const diskBytes = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  const started = performance.now();
  // Its writes are measured where nobody is told of them.
  const server = await startLake({ ...env, LAKE_WEBHOOK_URL: "" }, ports);
  return {
    documents,
    client: lakeClient(env).withConfig({ perspective: "published" }),
    contentBytes,
    diskBytes,
    openMs: performance.now() - started,
    memory: () => memoryOf(server?.pid),
    async stop() {
      await server?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function load(
  { LAKE_DATA_DIR: dataDir = "", SANITY_API_WRITE_TOKEN: writeToken = "" }: Variables,
  documents: number,
): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  const lake = await createLake({ dataDir, writeToken, readToken: "", corsOrigins: [] });
  let contentBytes = 0;
  let transaction = new DraftTransaction(lake.store, "bench");
  let size = 0;
  for (const document of generateDocuments(documents)) {
    contentBytes += Buffer.byteLength(JSON.stringify(transaction.write("create", document)));
    size += 1;
    if (size < BATCH) continue;
    lake.store.commit(transaction.result());
    transaction = new DraftTransaction(lake.store, "bench");
    size = 0;
  }
  lake.store.commit(transaction.result());
  await lake.close();
  return contentBytes;
}
