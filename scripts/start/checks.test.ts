import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { playwrightCounts } from "./checks.ts";

const folder = mkdtempSync(join(tmpdir(), "checks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("counts browser tests; one that was skipped or needed a second try has failed", () => {
  const spec = (status: string) => ({
    ...{ title: "opens", file: "a.e2e.ts", line: 3 },
    tests: [{ status }],
  });
  const file = join(folder, "browser.json");
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
    suites: [{ specs: [spec("expected")], suites: [{ specs: [spec("flaky")] }] }],
  };
  writeFileSync(file, JSON.stringify(report));
  expect(playwrightCounts(file, true)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["a.e2e.ts:3 › opens: flaky"],
  });
  expect(playwrightCounts(join(folder, "none.json"), true)).toEqual({ passed: 0, failed: 1 });
});
