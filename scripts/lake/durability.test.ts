import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { killUnderLoad } from "./testing/durability.ts";

const ROUNDS = 20;
const dataDir = mkdtempSync(join(tmpdir(), "lake-durability-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(`keeps every acknowledged transaction, whole, over ${ROUNDS} kills`, {
  timeout: 180_000,
}, async () => {
  const port = await freePort();
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const result = await killUnderLoad(dataDir, round, port);
    expect(result).toMatchObject({ lost: [], torn: [] });
    acknowledged += result.acknowledged;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}
