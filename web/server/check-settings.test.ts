import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("names every wrong setting at the start, without a stack", () => {
  const { status, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env: {
      NODE_ENV: "production",
      SITE_URL: "hunter2",
      SANITY_PROJECT_ID: "currawong",
      SANITY_DATASET: "production",
    },
    encoding: "utf8",
  });
  const names = ["SITE_URL", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"];
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual(
    names.map((name) =>
      expect.stringMatching(new RegExp(`^${name} is not (?:set|valid): .*example\\)\\.$`)),
    ),
  );
});
