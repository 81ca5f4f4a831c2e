import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Starting a worker takes longer than the tests of a file; tests leave no state behind.
  test: { ...SHARED, name: "schemas", isolate: false, include: ["src/**/*.test.ts"] },
});
