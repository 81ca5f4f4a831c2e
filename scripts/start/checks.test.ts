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

it("counts unit tests, and names those that failed and files that could not be read", () => {
  const file = report("unit.json", {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      {
        name: "/clone/web/a.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "failed", fullName: "takes", failureMessages: ["Error: 2\n    at a.ts"] },
        ],
      },
      { name: "/clone/web/b.test.ts", message: "SyntaxError: b", assertionResults: [] },
    ],
  });
  expect(vitestCounts([file], false)).toEqual({
    passed: 4,
    failed: 1,
    failures: ["a.test.ts › takes: Error: 2", "b.test.ts › SyntaxError: b"],
  });
  expect(vitestCounts([join(folder, "none.json")], true)).toMatchObject({ passed: 0, failed: 1 });
});

it("counts browser tests; one that was skipped or needed a second try has failed", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.e2e.ts",
    line: 3,
    tests: [
      {
        status,
        results: [{ errors: [{ message: "\u001b[31mexpected\u001b[39m 1\n  received 2" }] }],
      },
    ],
  });
  const file = report("browser.json", {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec("opens", "expected")],
        suites: [{ specs: [spec("closes", "unexpected"), spec("shows", "flaky")] }],
      },
    ],
  });
  expect(playwrightCounts(file, false)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      "a.e2e.ts:3 › closes: unexpected: expected 1 received 2",
      "a.e2e.ts:3 › shows: flaky: expected 1 received 2",
    ],
  });
  expect(playwrightCounts(join(folder, "none.json"), true)).toEqual({ passed: 0, failed: 1 });
});
