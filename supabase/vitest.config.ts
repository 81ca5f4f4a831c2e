import { defineConfig } from "vitest/config";

export default defineConfig({
  // The server logs each refusal; show it only beside a test that failed.
  test: { silent: "passed-only", testTimeout: 30_000, hookTimeout: 30_000 },
});
