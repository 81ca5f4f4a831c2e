import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { killUnderLoad } from "./testing/durability.ts";

const ROUNDS = 20;
const dataDir = mkdtempSync(join(tmpdir(), "lake-durability-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(`keeps every acknowledged transaction, whole, over ${ROUNDS} kills`, async () => {
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const result = await killUnderLoad(dataDir, round);
    expect(result).toMatchObject({ lost: [], torn: [] });
    acknowledged += result.acknowledged;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
});
