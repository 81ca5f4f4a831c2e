import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killUnderLoad } from "./testing/durability.ts";

/** `node lake/durability.bench.ts`: 200 kills under load, as in the test but ten times longer. */
const ROUNDS = 200;

const dataDir = mkdtempSync(join(tmpdir(), "lake-durability-"));
let acknowledged = 0;
let failed = 0;
for (let round = 0; round < ROUNDS; round++) {
  const result = await killUnderLoad(dataDir, round);
  acknowledged += result.acknowledged;
  if (result.lost.length + result.torn.length > 0) {
    failed++;
    console.error(`round ${round}: lost ${result.lost.join(" ")}, torn ${result.torn.join(" ")}`);
  }
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`${ROUNDS} kills, ${acknowledged} acknowledged transactions, ${failed} rounds failed`);
process.exitCode = failed > 0 ? 1 : 0;
