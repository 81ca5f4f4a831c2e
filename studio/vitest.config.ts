import { defineConfig } from "vitest/config";
import { LIMITS } from "../vitest.limits.ts";

export default defineConfig({ test: { ...LIMITS, include: ["**/*.test.ts"] } });
