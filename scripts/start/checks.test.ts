import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./checks.ts";

const folder = mkdtempSync(join(tmpdir(), "checks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const missing = join(folder, "none.json");

it("counts unit tests, and names those that failed and files that could not be read", () => {
  const failed = { status: "failed", fullName: "takes" };
  const file = report("unit.json", {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { name: "/clone/web/a.test.ts", status: "failed", assertionResults: [failed] },
      { name: "/clone/web/b.test.ts", status: "failed", assertionResults: [] },
      { name: "/clone/web/c.test.ts", status: "passed", assertionResults: [] },
    ],
  });
  expect(vitestCounts([file], false)).toEqual({
    passed: 4,
    failed: 1,
    failures: ["a.test.ts › takes", "b.test.ts"],
  });
  expect(vitestCounts([missing], true)).toMatchObject({ passed: 0, failed: 1 });
});

it("counts browser tests; one that was skipped or needed a second try has failed", () => {
  const spec = (status: string) => ({
    ...{ title: "opens", file: "a.e2e.ts", line: 3 },
    tests: [{ status }],
  });
  const file = report("browser.json", {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
    suites: [{ specs: [spec("expected")], suites: [{ specs: [spec("flaky")] }] }],
  });
  expect(playwrightCounts(file, true)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["a.e2e.ts:3 › opens: flaky"],
  });
  expect(playwrightCounts(missing, true)).toEqual({ passed: 0, failed: 1 });
});
