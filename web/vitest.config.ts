import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

const FILES = ["{src,server}/**/*.test.ts", "src/**/*.test.tsx"];

/** Tests that replace a module, count what one remembers, or leave handlers and timers in their process. */
const ISOLATED = [
  "server/shutdown.test.ts",
  "src/app/api/draft/enable/enable.test.ts",
  "src/observability/health.test.ts",
  "src/observability/telemetry.test.ts",
  "src/proxy.test.ts",
  "src/visitor-network.test.ts",
];

export default defineConfig({
  // Next compiles JSX itself, so `tsconfig.json` preserves it.
  oxc: { jsx: { runtime: "automatic" } },
  resolve: { alias: { "@": new URL("./src", import.meta.url).pathname } },
  test: {
    ...SHARED,
    // Placeholders for code that builds addresses. No test connects to them.
    env: {
      SITE_URL: "https://currawong.example",
      SANITY_PROJECT_ID: "currawong",
      SANITY_DATASET: "production",
      SANITY_WEBHOOK_SECRET: "a-secret-for-unit-tests",
      SUPABASE_URL: "https://supabase.example",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_unit_tests",
    },
    projects: [
      // Loading React, Next and Sanity takes longer than the tests, so each worker loads them only once.
      {
        extends: true,
        test: {
          name: "web",
          isolate: false,
          include: FILES,
          exclude: [...SHARED.exclude, ...ISOLATED],
        },
      },
      { extends: true, test: { name: "web, isolated", include: ISOLATED } },
    ],
  },
});
