import { defineConfig } from "vitest/config";
import { LIMITS } from "../vitest.limits.ts";

export default defineConfig({
  test: { ...LIMITS, name: "schemas", include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
