import { configDefaults } from "vitest/config";

/**
 * What every package's unit tests share. A file named `*.full.test.ts` belongs to the full tier: it
 * runs where `TEST_TIER` is `full`, as in `npm run test:all`. The limits, in milliseconds, are for
 * tests that hang; a slow machine must not fail one.
 */
export const SHARED = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  setupFiles: [`${import.meta.dirname}/seed-randomness.ts`],
  // The report is a task's output (`turbo.json`), which `npm test` counts.
  reporters: ["default", "json"],
  outputFile: { json: "test-results/unit.json" },
  exclude: [
    ...configDefaults.exclude,
    ...(process.env.TEST_TIER === "full" ? [] : ["**/*.full.test.ts"]),
  ],
};
