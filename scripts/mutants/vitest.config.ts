import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { SKIPPED_TESTS } from "./files.ts";

const ROOT = join(import.meta.dirname, "../..");

/* The unit tests that mutants run against, as Stryker's runner calls them: each file in a worker of its own, because a
   mutant of a module's constant has to be loaded afresh. */

const common = {
  // Stryker itself ends a mutant that hangs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: true,
  exclude: [...configDefaults.exclude, "**/*.full.test.ts", ...SKIPPED_TESTS],
};

const SEED = join(ROOT, "seed-randomness.ts");
const WEB = join(ROOT, "web");

export default defineConfig({
  root: ROOT,
  test: {
    reporters: [],
    projects: [
      {
        root: join(ROOT, "schemas"),
        test: { ...common, name: "schemas", setupFiles: [SEED], include: ["src/**/*.test.ts"] },
      },
      {
        root: join(ROOT, "lake"),
        test: {
          ...common,
          name: "lake",
          include: ["**/*.test.ts"],
          setupFiles: [SEED, "testing/setup.ts"],
        },
      },
      {
        root: WEB,
        css: { postcss: { plugins: [] } },
        oxc: { jsx: { runtime: "automatic" } },
        resolve: { alias: { "@": join(WEB, "src") } },
        test: {
          ...common,
          name: "web",
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: [SEED],
          env: {
            SITE_URL: "https://currawong.example",
            SANITY_PROJECT_ID: "currawong",
            SANITY_DATASET: "production",
            SANITY_WEBHOOK_SECRET: "a-secret-for-unit-tests",
            SUPABASE_URL: "https://supabase.example",
            SUPABASE_PUBLISHABLE_KEY: "sb_publishable_unit_tests",
          },
        },
      },
    ],
  },
});
