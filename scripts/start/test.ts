import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Counts, playwrightCounts, vitestCounts, wholeCounts } from "./counts.ts";
import { ROOT } from "./environment.ts";
import { installPostgres, installTestBrowser, installTourBrowsers } from "./install.ts";
import { start, stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

/*
 * `npm test` (the quick tier) and `npm run test:all` (the full one, `--all`). Lint, types and unit tests run
 * beside the build, before the browser tests. `--shard=1/3` runs a third of the browser tests, and the checks
 * and the tour in the first shard only. Any other argument goes to Playwright, which then runs alone.
 * See docs/testing.md.
 */

/**
 * Playwright projects that run at the same time, in two workers. In the full tier, tests of the system
 * change every page, so tests of the site must not run at the same time.
 */
const LANES = {
  quick: [["web", "studio"]],
  full: [["web", "sweeps"], ["studio"]],
};

const CHECKS = { lint: 8, types: 22, build: 45, content: 6 };

/** The budget of each lane: seconds on two quiet cores. A lane that is over it does not fail. */
const BUDGETS: Record<keyof typeof LANES, Record<string, number>> = {
  quick: { ...CHECKS, unit: 65, "web-studio": 70 },
  full: { ...CHECKS, unit: 190, "web-sweeps": 240, studio: 300, "Firefox, WebKit": 55 },
};

stopOnSignals(130);

const SHARD = /^--shard=(\d+)\/(\d+)$/;
const args = process.argv.slice(2);
const tier = args.includes("--all") ? "full" : "quick";
const [, shard = 1, shards = 1] =
  SHARD.exec(args.find((arg) => SHARD.test(arg)) ?? "")?.map(Number) ?? [];
const options = args.filter((arg) => arg !== "--all" && !SHARD.test(arg));
const hasChecks = options.length === 0 && shard === 1;
if (shard < 1 || shard > shards) {
  console.error(`There is no shard ${shard} of ${shards}: give one from --shard=1/${shards}.`);
  process.exit(1);
}
/**
 * The files of the shard, in turn; empty if everything runs. Playwright's own shards would each have the tests of one
 * project, and so one worker.
 */
const files = globSync(["web/tests/**/*.e2e.ts", "scripts/e2e/**/*.e2e.ts"], { cwd: ROOT })
  .sort()
  .filter((_, at) => shards > 1 && at % shards === shard - 1);

const { data, ports, ...run } = await claimTestRun("test");
const POSTGRES_BIN = tier === "full" && hasChecks ? await installPostgres() : "";
const env = { ...run.env, TEST_TIER: tier, POSTGRES_BIN };

const total: Counts = { passed: 0, failed: 0, failures: [] };
const summary: string[] = [];

/** Runs a step and adds its counts to the total. */
async function count(name: string, step: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}`);
  const startedAt = performance.now();
  const counts = await step();
  const seconds = (performance.now() - startedAt) / 1000;
  const { passed, failed, failures } = counts;
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  const result = failed === 0 ? "ok" : `${failed} FAILED`;
  const budget = BUDGETS[tier][name];
  const limit = budget ? ` of ${budget}${seconds > budget ? ", over budget" : ""}` : "";
  const time = `${passed} passed in ${seconds.toFixed(1)} s${limit}`;
  summary.push(`${name.padEnd(16)} ${result.padEnd(12)} ${time}`);
  return counts;
}

/** Runs a command and shows its output. @returns whether it succeeded */
async function succeeds(cwd: string, command: string[], extraVariables = {}): Promise<boolean> {
  const step = { name: "test", cwd: join(ROOT, cwd), command, env: { ...env, ...extraVariables } };
  const { failed, exitCode, shortMessage } = await start(step, "plain");
  if (failed && exitCode === undefined) console.error(shortMessage);
  return !failed;
}

/** Runs a task of the packages, one at a time, unless it has already passed on the same files. */
const turbo = (task: string, ...rest: string[]) => {
  const flags = ["--ui=stream", "--concurrency=1", "--output-logs=errors-only"];
  return succeeds("", ["turbo", "run", task, ...flags, ...rest]);
};

async function unit(): Promise<Counts> {
  const packages = globSync("*/vitest.config.ts", { cwd: ROOT }).map((file) => join(file, ".."));
  const reports = packages.map((folder) => join(ROOT, folder, "test-results", "unit.json"));
  // A cached task restores its report; a failed one must not leave an old report.
  for (const report of reports) rmSync(report, { force: true });
  return vitestCounts(reports, await turbo("test", "--continue"));
}

async function checks(): Promise<void> {
  await count("lint", async () => wholeCounts(await turbo("lint")));
  await count("types", async () => wholeCounts(await turbo("typecheck")));
  await count("unit", unit);
  await count("content", async () => wholeCounts(await turbo("content:check")));
}

/** Builds and starts everything. */
async function build(): Promise<Counts> {
  try {
    await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
    return wholeCounts(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return wholeCounts(false);
  }
}

/** Runs part of the Playwright tests. The report is named after the part. */
async function browser(part: string, selection: string[], CHROMIUM_PATH: string): Promise<void> {
  const command = ["playwright", "test", ...selection];
  const extraVariables = { CHROMIUM_PATH, BROWSER_PART: part };
  await count(part, async () => {
    const ok = await succeeds("scripts/e2e", command, extraVariables);
    return playwrightCounts(join(data, `browser-${part}.json`), ok);
  });
}

/** Runs a tour of the site in Firefox and WebKit, if Debian's packages of them are available. */
async function tour(): Promise<Counts> {
  await installTourBrowsers();
  const report = join(data, "tour.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["--config", "e2e/browsers/vitest.config.ts"];
  const command = ["vitest", "run", ...config, ...reporters];
  return vitestCounts([report], await succeeds("scripts", command));
}

const [buildCounts, chromium] = await Promise.all([
  count("build", build),
  installTestBrowser(),
  hasChecks && checks(),
]);
if (buildCounts.failed === 0 && options.some((arg) => arg.startsWith("--project"))) {
  await browser("selected", [...files, ...options], chromium);
} else if (buildCounts.failed === 0) {
  for (const projects of LANES[tier]) {
    const selected = projects.map((project) => `--project=${project}`);
    const selection = [...selected, "--pass-with-no-tests", ...files, ...options];
    await browser(projects.join("-"), selection, chromium);
  }
  if (hasChecks && tier === "full") await count("Firefox, WebKit", tour);
}
await stopAll();

// Printed last, so that the end of a long log shows it.
for (const failure of total.failures) console.log(`FAILED ${failure}`);
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
