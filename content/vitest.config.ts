import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Loading the schema takes longer than most tests, so files share it; tests leave no state behind.
  test: { ...SHARED, isolate: false, include: ["**/*.test.ts"] },
});
