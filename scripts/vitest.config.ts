import { defineConfig } from "vitest/config";
import { LIMITS } from "../vitest.limits.ts";

export default defineConfig({
  test: {
    ...LIMITS,
    include: ["**/*.test.ts"],
    // Two cores are shared with the servers that some tests start.
    maxWorkers: 2,
  },
});
