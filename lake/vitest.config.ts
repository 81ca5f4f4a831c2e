import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    include: ["**/*.test.ts"],
    setupFiles: ["testing/setup.ts"],
    // No test changes what another sees, and a worker of its own takes a second to start.
    isolate: false,
  },
});
