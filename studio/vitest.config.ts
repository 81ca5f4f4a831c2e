import { defineConfig } from "vitest/config";
import { LIMITS } from "../vitest.limits.ts";

export default defineConfig({
  // Most of the time goes into loading the Studio's packages: once for all files, which leave nothing behind.
  test: { ...LIMITS, isolate: false, include: ["**/*.test.ts"] },
});
