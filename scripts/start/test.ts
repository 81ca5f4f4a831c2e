import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installChromium } from "./browser.ts";
import { type Counts, playwrightCounts, runStep, vitestCounts } from "./checks.ts";
import { ROOT } from "./environment.ts";
import { postgres } from "./postgres.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";
import { testPlan } from "./tiers.ts";

/*
 * `npm test` (the quick tier) and `npm run test:all` (the full one). Lint, types and unit tests run
 * beside the build; the browser tests follow. See docs/testing.md.
 */

stopOnSignals(130);

const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
const failures: string[] = [];

function count(name: string, counts: Counts, ms: number): void {
  const { passed, failed } = counts;
  total.passed += passed;
  total.failed += failed;
  failures.push(...(counts.failures ?? []));
  const result = failed === 0 ? "ok" : `${failed} FAILED`;
  summary.push(
    `${name.padEnd(16)} ${result.padEnd(12)} ${passed} passed in ${(ms / 1000).toFixed(1)} s`,
  );
}

const plan = testPlan(process.argv.slice(2));
const { data, ports, ...run } = await claimTestRun("test");
const env = {
  ...run.env,
  TEST_TIER: plan.tier,
  POSTGRES_BIN: plan.tier === "full" && plan.checks ? postgres() : "",
};

/** Tasks of the packages, one at a time. A task whose files have not changed is not run again. */
const turbo = (name: string, task: string, ...rest: string[]) =>
  runStep({
    name,
    cwd: ROOT,
    command: ["turbo", "run", task, "--ui=stream", "--concurrency=1", ...rest],
    env,
  });

/** A step that passes or fails as a whole. */
async function check(name: string, task: string): Promise<void> {
  const { ok, ms } = await turbo(name, task, "--output-logs=errors-only");
  count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, ms);
}

async function unit(): Promise<void> {
  const packages = globSync("*/vitest.config.ts", { cwd: ROOT }).map((file) => join(file, ".."));
  const reports = packages.map((folder) => join(ROOT, folder, "test-results", "unit.json"));
  // A cached task puts its report back; one that fails must not leave an old one.
  for (const report of reports) rmSync(report, { force: true });
  const { ok, ms } = await turbo(
    "unit",
    "test",
    "--continue",
    "--output-logs=errors-only",
    "--",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/unit.json",
  );
  count("unit", vitestCounts(reports, ok), ms);
}

async function checks(): Promise<void> {
  await check("lint", "lint");
  await check("types", "typecheck");
  await unit();
  await check("content", "content:check");
}

/** Builds and starts everything. @returns whether that succeeded */
async function build(): Promise<boolean> {
  const began = performance.now();
  const done = (counts: Counts) => count("build", counts, performance.now() - began);
  try {
    await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
    done({ passed: 1, failed: 0 });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    done({ passed: 0, failed: 1 });
    return false;
  }
}

async function browser(executable: string): Promise<void> {
  for (const { part, options } of plan.browser) {
    const { ok, ms } = await runStep({
      name: `browser: ${part}`,
      cwd: join(ROOT, "scripts", "e2e"),
      command: ["playwright", "test", ...options],
      env: { ...env, CHROMIUM_PATH: executable, BROWSER_PART: part },
    });
    count(part, playwrightCounts(join(data, `browser-${part}.json`), ok), ms);
  }
}

/** A tour of the site in Firefox and WebKit, where Debian's packages of them can be had. */
async function tour(): Promise<void> {
  const report = join(data, "tour.json");
  const { ok, ms } = await runStep({
    name: "Firefox and WebKit",
    cwd: join(ROOT, "scripts"),
    command: [
      ...["vitest", "run", "--config", "e2e/browsers/vitest.config.ts"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    env,
  });
  count("tour", vitestCounts([report], ok), ms);
}

const [isBuilt, executable] = await Promise.all([
  build(),
  installChromium(),
  plan.checks && checks(),
]);
if (isBuilt) await browser(executable);
if (isBuilt && plan.tour) await tour();
await stopAll();

// Last, where the end of a long log shows it.
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
