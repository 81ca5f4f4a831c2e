import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Loading the Studio's packages takes most of the time, so files share it; tests leave no state behind.
  test: { ...SHARED, isolate: false, include: ["**/*.test.ts"] },
});
