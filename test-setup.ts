import fc from "fast-check";

/* Runs before each file of unit tests. */

// Files share a process (`isolate: false`): none may see what another left in its state (`processWide`).
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith("currawong.")) Reflect.deleteProperty(globalThis, key);
}

// By day the same cases in every run, so that a test which passed today does not fail tomorrow for no change.
fc.configureGlobal({
  seed: Number(process.env.TEST_SEED),
  numRuns: process.env.TEST_TIER === "full" ? 100 : 25,
});
