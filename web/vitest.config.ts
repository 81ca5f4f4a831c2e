import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";

const FILES = ["{src,server}/**/*.test.ts", "src/**/*.test.tsx"];

/** Tests that replace modules or environment variables, or have a window: what they load must not stay for others. */
const ISOLATED = globSync(FILES, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock|stubEnv)\(|-environment jsdom/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);

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
      SUPABASE_URL: "https://supabase.example",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_unit_tests",
    },
    projects: [
      {
        extends: true,
        test: {
          name: "web",
          include: FILES,
          exclude: [...SHARED.exclude, ...ISOLATED],
        },
      },
      { extends: true, test: { name: "web, isolated", isolate: true, include: ISOLATED } },
    ],
  },
});
