import { defineConfig } from "vitest/config";
import { SHARED } from "../vitest.shared.ts";
import { postgresBinaries } from "./test/postgres.ts";

const needsPostgres = postgresBinaries() ? [] : ["src/postgres.test.ts"];
if (needsPostgres.length > 0) {
  console.log("No PostgreSQL server on this machine: leaving out src/postgres.test.ts.");
}

export default defineConfig({
  test: {
    ...SHARED,
    exclude: [...SHARED.exclude, ...needsPostgres],
    // The server logs each refusal; show it only beside a test that failed.
    silent: "passed-only",
  },
});
