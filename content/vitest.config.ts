import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: { ...SHARED, include: ["**/*.test.ts"] },
});
