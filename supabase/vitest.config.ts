import { configDefaults, defineConfig } from "vitest/config";
import { LIMITS } from "../vitest.limits.ts";
import { postgresBinaries } from "./test/postgres.ts";

const needsPostgres = postgresBinaries() ? [] : ["src/postgres.test.ts"];
if (needsPostgres.length > 0) {
  console.log("No PostgreSQL server on this machine: leaving out src/postgres.test.ts.");
}

export default defineConfig({
  test: {
    ...LIMITS,
    exclude: [...configDefaults.exclude, ...needsPostgres],
    // The server logs each refusal; show it only beside a test that failed.
    silent: "passed-only",
  },
});
