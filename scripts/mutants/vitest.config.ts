import { join } from "node:path";
import { configDefaults, defineConfig, type TestProjectConfiguration } from "vitest/config";

const ROOT = join(import.meta.dirname, "../..");

/* The unit tests that the mutants of a group run against, as Stryker's runner calls them: each file in a worker of its
   own, because a mutant of a module's constant has to be loaded afresh. */

/** The patterns of these tests (`files.ts`), from the root. */
const TESTS: string[] = JSON.parse(process.env.MUTANT_TESTS ?? "[]");

/** Those of a package, from its folder. */
const testsOf = (room: string) =>
  TESTS.filter((pattern) => pattern.startsWith(`${room}/`)).map((pattern) =>
    pattern.slice(room.length + 1),
  );

const common = {
  // Stryker itself ends a mutant that hangs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: true,
  exclude: [...configDefaults.exclude, "**/*.full.test.ts"],
};

const SEED = join(ROOT, "test-setup.ts");
const WEB = join(ROOT, "web");

const PROJECTS = [
  {
    root: join(ROOT, "schemas"),
    test: { ...common, name: "schemas", setupFiles: [SEED], include: testsOf("schemas") },
  },
  {
    root: join(ROOT, "lake"),
    test: {
      ...common,
      name: "lake",
      include: testsOf("lake"),
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
      include: testsOf("web"),
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
] satisfies TestProjectConfiguration[];

export default defineConfig({
  root: ROOT,
  test: {
    reporters: [],
    projects: PROJECTS.filter(({ test }) => test.include.length > 0),
  },
});
