import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createLake } from "../lake.ts";
import { TEST_ORIGIN, TEST_TOKENS } from "./lake-fixture.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const CLIENTS = 4;
const DOCUMENTS = 3;
const MAX_ACKNOWLEDGED = 40;

/** What a round of writing and killing found. */
export interface RoundResult {
  /** Transactions that were acknowledged before the kill. */
  readonly acknowledged: number;
  /** Acknowledged transactions of which something is missing: must be none. */
  readonly lost: string[];
  /** Transactions present in part, or whose log and documents disagree: must be none. */
  readonly torn: string[];
}

/**
 * Starts the real server on `dataDir`, writes from several clients at once, kills it with SIGKILL
 * while writes are under way, each round at another moment, then opens what is left.
 * @param round makes the ids of this round its own.
 */
export async function killUnderLoad(dataDir: string, round: number): Promise<RoundResult> {
  const { server, url } = await startServer(dataDir);
  const acknowledged: string[] = [];
  const target = 1 + ((round * 17) % MAX_ACKNOWLEDGED);
  const kill = () => setTimeout(() => server.kill("SIGKILL"), round % 5);
  const exited = once(server, "exit");
  const writers = Array.from({ length: CLIENTS }, (_, client) =>
    writeUntilRefused(url, `r${round}-c${client}`, (batch) => {
      acknowledged.push(batch);
      if (acknowledged.length === target) kill();
    }),
  );
  try {
    await Promise.all([exited, ...writers]);
  } finally {
    // After a failure the kill may never have come.
    server.kill("SIGKILL");
  }
  return { acknowledged: acknowledged.length, ...(await inspect(dataDir, acknowledged)) };
}

async function startServer(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      LAKE_PORT: "0",
      LAKE_DATA_DIR: dataDir,
      SANITY_API_WRITE_TOKEN: TEST_TOKENS.write,
      SANITY_API_READ_TOKEN: TEST_TOKENS.read,
      LAKE_CORS_ORIGINS: TEST_ORIGIN,
    },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url) return { server, url };
  }
  throw new Error("The lake ended before it was ready");
}

/** Each transaction creates its documents and counts itself in one that all clients share. */
async function writeUntilRefused(
  url: string,
  prefix: string,
  onAcknowledged: (batch: string) => void,
): Promise<void> {
  for (let number = 0; ; number++) {
    const batch = `${prefix}-${number}`;
    const creates = documentIds(batch).map((_id) => ({ create: { _id, _type: "part", batch } }));
    const counter = { _id: "counter", _type: "counter", count: 0 };
    try {
      const response = await fetch(`${url}/v1/data/mutate/production`, {
        method: "POST",
        headers: { authorization: `Bearer ${TEST_TOKENS.write}` },
        body: JSON.stringify({
          transactionId: batch,
          mutations: [
            ...creates,
            { createIfNotExists: counter },
            { patch: { id: "counter", inc: { count: 1 } } },
          ],
        }),
      });
      await response.json();
      if (!response.ok) throw new Error(`${batch} was answered with HTTP ${response.status}`);
    } catch (error) {
      // The server is gone: fetch says so with a TypeError, or the body with a broken JSON.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
    onAcknowledged(batch);
  }
}

function documentIds(batch: string): string[] {
  return Array.from({ length: DOCUMENTS }, (_, part) => `${batch}-${part}`);
}

async function inspect(
  dataDir: string,
  acknowledged: readonly string[],
): Promise<{ lost: string[]; torn: string[] }> {
  const lake = await createLake({ dataDir, writeToken: "", readToken: "", corsOrigins: [] });
  const { store } = lake;
  const { log } = store;
  const lost = acknowledged.filter(
    (batch) => !log.has(batch) || !documentIds(batch).every((id) => store.get(id)),
  );
  const parts = store.ids({ type: "part" }).flatMap((id) => store.get(id) ?? []);
  const present = new Set(parts.map(({ batch }) => String(batch)));
  const torn = [...present].filter(
    (batch) => !log.has(batch) || !documentIds(batch).every((id) => store.get(id)?._rev === batch),
  );
  // Every transaction that is there counted itself, so the counter gives away a half one.
  if ((store.get("counter")?.count ?? 0) !== present.size) torn.push("counter");
  await lake.close();
  return { lost, torn };
}
