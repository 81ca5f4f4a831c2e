import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** The counts of a step, and its failed tests by file and name. */
export type Counts = { passed: number; failed: number; failures: string[] };

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;

/** The counts of a step that passes or fails as a whole. */
export const wholeCounts = (ok: boolean): Counts => ({
  passed: Number(ok),
  failed: Number(!ok),
  failures: [],
});

/** Lists the failed tests, or the file if the file itself could not be run. */
const vitestFailures = ({ testResults }: JsonTestResults): string[] =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const names = failed.map(({ fullName }) => `${basename(name)} › ${fullName}`);
      return names.length > 0 ? names : [basename(name)];
    });

/**
 * Sums the counts of vitest's JSON reports, one per package. A suite or package that could not run counts as
 * one failure.
 */
export function vitestCounts(files: readonly string[], ok: boolean): Counts {
  const total: Counts = { passed: 0, failed: 0, failures: [] };
  for (const file of files) {
    const report = read<JsonTestResults>(file);
    total.passed += report?.numPassedTests ?? 0;
    total.failed += report?.numFailedTests ?? 1;
    total.failures.push(...(report ? vitestFailures(report) : [`${file} is missing`]));
  }
  return ok ? total : { ...total, failed: Math.max(1, total.failed) };
}

const playwrightFailures = ({
  suites = [],
  specs,
}: Pick<JSONReportSuite, "suites" | "specs">): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ status }) => `${file}:${line} › ${title}: ${status}`),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** The counts of a Playwright JSON report; flaky and skipped tests count as failures. */
export function playwrightCounts(file: string, ok: boolean): Counts {
  const report = read<JSONReport>(file);
  if (!report) return wholeCounts(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  const failures = report.suites.flatMap(playwrightFailures);
  return { passed: expected, failed: ok ? failed : Math.max(1, failed), failures };
}
