import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  test: { ...SHARED, fileParallelism: false, include: ["{src,server,vite}/**/*.test.ts"] },
});
