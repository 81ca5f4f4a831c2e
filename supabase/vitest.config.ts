import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    // One worker for every file, and in it one PGlite (test/support.ts).
    isolate: false,
    fileParallelism: false,
    // The server logs each refusal; show it only beside a test that failed.
    silent: "passed-only",
  },
});
