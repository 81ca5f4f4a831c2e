import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { createLake } from "./lake.ts";
import { TEST_TOKENS } from "./testing/lake-fixture.ts";

const MAIN = new URL("main.ts", import.meta.url).pathname;
const ROUNDS = 10;
const CLIENTS = 4;
const PARTS = 3;
const dataDir = mkdtempSync(join(tmpdir(), "lake-durability-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const idsOf = (batch: string) => Array.from({ length: PARTS }, (_, part) => `${batch}-${part}`);

/** Writes one transaction after the other until the server is gone. */
async function writeUntilKilled(url: string, prefix: string, acknowledge: (id: string) => void) {
  for (let number = 0; ; number++) {
    const transactionId = `${prefix}-${number}`;
    const mutations = idsOf(transactionId).map((_id) => ({ create: { _id, _type: "part" } }));
    const answer = await fetch(`${url}/v1/data/mutate/production`, {
      method: "POST",
      headers: { authorization: `Bearer ${TEST_TOKENS.write}` },
      body: JSON.stringify({ transactionId, mutations }),
    })
      .then((response) => response.json())
      .catch(() => undefined);
    if (!answer) return;
    expect(answer).toMatchObject({ transactionId });
    acknowledge(transactionId);
  }
}

test(`keeps every acknowledged transaction, whole, over ${ROUNDS} kills`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const server = spawn(process.execPath, [MAIN], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        LAKE_PORT: "0",
        LAKE_DATA_DIR: dataDir,
        SANITY_API_WRITE_TOKEN: TEST_TOKENS.write,
        SANITY_API_READ_TOKEN: TEST_TOKENS.read,
      },
    });
    const exited = once(server, "exit");
    const [line] = await once(createInterface({ input: server.stdout }), "line");
    const url = /ready at (\S+)/.exec(line)?.[1] ?? "";
    const acknowledged: string[] = [];
    const writers = Array.from({ length: CLIENTS }, (_, client) =>
      writeUntilKilled(url, `r${round}-c${client}`, (id) => {
        acknowledged.push(id);
        // Each round at another moment.
        if (acknowledged.length === 1 + ((round * 17) % 40)) server.kill("SIGKILL");
      }),
    );
    await Promise.all([exited, ...writers]);

    const lake = await createLake({ dataDir, writeToken: "", readToken: "", corsOrigins: [] });
    const present = new Set(lake.store.ids({ type: "part" }));
    const batches = new Set([...present].map((id) => id.slice(0, id.lastIndexOf("-"))));
    expect(acknowledged.filter((id) => !batches.has(id))).toEqual([]);
    for (const batch of batches) {
      expect(lake.store.log.sequenceOf(batch)).not.toBeNull();
      expect(idsOf(batch).every((id) => lake.store.get(id)?._rev === batch)).toBe(true);
    }
    await lake.close();
  }
});
