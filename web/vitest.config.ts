import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

export default defineConfig({
  // Next compiles JSX itself, so `tsconfig.json` preserves it.
  oxc: { jsx: { runtime: "automatic" } },
  resolve: { alias: { "@": new URL("./src", import.meta.url).pathname } },
  test: {
    ...SHARED,
    name: "web",
    include: ["{src,server}/**/*.test.ts", "src/**/*.test.tsx"],
    // Placeholders for code that builds addresses. No test connects to them.
    env: {
      SITE_URL: "https://currawong.example",
      SANITY_PROJECT_ID: "currawong",
      SANITY_DATASET: "production",
      SANITY_WEBHOOK_SECRET: "a-secret-for-unit-tests",
      SUPABASE_URL: "https://supabase.example",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_unit_tests",
    },
  },
});
