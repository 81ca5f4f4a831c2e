import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const NAMES = ["SITE_URL", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"];

/** Runs a script in this folder. @returns its exit code, and the lines of its errors */
function run(code: string, changes: Record<string, string> = {}) {
  const settings = {
    SITE_URL: "hunter2",
    SANITY_PROJECT_ID: "currawong",
    SANITY_DATASET: "staging",
  };
  const args = ["--input-type=module", "-e", code];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { NODE_ENV: "production", ...settings, ...changes },
    encoding: "utf8",
  });
  return { status, lines: stderr.trim().split("\n") };
}

it("names every wrong setting at the start, without a stack", () => {
  const { status, lines } = run('await import("./main.ts")');
  expect(status).toBe(1);
  expect(lines).toEqual(
    NAMES.map((name) =>
      expect.stringMatching(new RegExp(`^${name} is not (?:set|valid): .*example\\)\\.$`)),
    ),
  );
});

it("refuses a build of another environment, and names both", () => {
  const built =
    '{ SITE_URL: "https://a.example", SANITY_PROJECT_ID: "currawong", SANITY_DATASET: "production" }';
  const code = `(await import("./check-settings.ts")).checkBuild(${built})`;
  const valid = Object.fromEntries(NAMES.map((name) => [name, "https://a.example"]));
  const refused = run(code, valid);
  expect([refused.status, refused.lines.at(-1)]).toEqual([
    1,
    "SANITY_DATASET is staging, but this was built for production: build it again.",
  ]);
  const accepted = run(code, {
    ...valid,
    SITE_URL: "https://a.example/",
    SANITY_DATASET: "production",
  });
  expect(accepted.status).toBe(0);
});
