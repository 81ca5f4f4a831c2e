import { once } from "node:events";
import { expect, test } from "vitest";
import { createLake } from "./lake.ts";
import { TEST_TOKENS, temporaryFolder } from "./testing/lake-fixture.ts";
import { runLake } from "./testing/lake-process.ts";

const ROUNDS = 10;
const CLIENTS = 4;
const PARTS = 3;
const dataDir = temporaryFolder();

const idsOf = (batch: string) => Array.from({ length: PARTS }, (_, part) => `${batch}-${part}`);

/** Writes transactions one after another until the server is killed. */
async function writeUntilKilled(url: string, prefix: string, acknowledge: (id: string) => void) {
  for (let number = 0; ; number++) {
    const transactionId = `${prefix}-${number}`;
    const mutations = idsOf(transactionId).map((_id) => ({ create: { _id, _type: "part" } }));
    const result = await fetch(`${url}/v1/data/mutate/production`, {
      method: "POST",
      headers: { authorization: `Bearer ${TEST_TOKENS.write}` },
      body: JSON.stringify({ transactionId, mutations }),
    })
      .then((response) => response.json())
      .catch(() => undefined);
    if (!result) return;
    expect(result).toMatchObject({ transactionId });
    acknowledge(transactionId);
  }
}

test(`keeps every acknowledged transaction, whole, over ${ROUNDS} kills`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { server, url } = await runLake(dataDir);
    const exited = once(server, "exit");
    const acknowledged: string[] = [];
    const writers = Array.from({ length: CLIENTS }, (_, client) =>
      writeUntilKilled(url, `r${round}-c${client}`, (id) => {
        acknowledged.push(id);
        // Killed at a different point in each round.
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
