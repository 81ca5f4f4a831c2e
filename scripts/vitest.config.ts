import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Loading packages of Sanity takes longer than the tests: once for all files of a worker.
  test: { ...SHARED, isolate: false, include: ["**/*.test.ts"] },
});
