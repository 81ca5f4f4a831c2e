import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Most of the time goes into loading the Studio's packages: once for all files, which leave nothing behind.
  test: { ...SHARED, isolate: false, include: ["**/*.test.ts"] },
});
