import { configDefaults } from "vitest/config";

const isFull = process.env.TEST_TIER === "full";
const isMutant = "STRYKER_MUTATOR_WORKER" in process.env;

/** Of property tests and, in the full tier, of the order of files. To repeat a run, set the seed that it printed. */
process.env.TEST_SEED ??= isFull ? `${Date.now() % 1_000_000_000}` : "20261123";
if (isFull) console.log(`TEST_SEED=${process.env.TEST_SEED}`);

/**
 * What every package's unit tests share. A file named `*.full.test.ts` belongs to the full tier: it
 * runs where `TEST_TIER` is `full`, as in `npm run test:all`. The limits, in milliseconds, are for
 * tests that hang; a slow machine must not fail one.
 */
export const SHARED = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 100_000, interval: 20 } },
  maxWorkers: 2,
  // Optimising PGlite's WebAssembly takes longer than its tests. Threads, which run mutants, have no such option.
  execArgv: isMutant ? [] : ["--liftoff-only"],
  // Loading packages takes longer than the tests, so files share a process and undo what they change. A mutant of a
  // module's constant has to be loaded afresh.
  isolate: isMutant,
  setupFiles: [`${import.meta.dirname}/test-setup.ts`],
  // The report is a task's output (`turbo.json`), which `npm test` counts.
  reporters: ["default", "json"],
  outputFile: { json: "test-results/unit.json" },
  exclude: [...configDefaults.exclude, "**/.*/**", ...(isFull ? [] : ["**/*.full.test.ts"])],
  sequence: { shuffle: { files: isFull }, seed: Number(process.env.TEST_SEED) },
};
