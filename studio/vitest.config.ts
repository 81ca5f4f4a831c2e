import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Loading the Studio's packages takes most of the time, so one worker loads them for all files; tests leave no state
  // behind.
  test: { ...SHARED, isolate: false, fileParallelism: false, include: ["**/*.test.ts"] },
});
