import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    // One worker for all files, with one shared PGlite (test/support.ts).
    fileParallelism: false,
    // The server logs each rejected request; show the log only for failed tests.
    silent: "passed-only",
  },
});
