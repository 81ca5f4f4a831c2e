import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    include: ["**/*.test.ts"],
    // The tour in other browsers needs a site, and has a configuration of its own.
    exclude: [...SHARED.exclude, "e2e/browsers/**"],
  },
});
