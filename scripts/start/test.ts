import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { redisCommand } from "../../web/server/testing/redis-server.ts";
import { chromium } from "./browser.ts";
import { type Counts, playwrightCounts, runStep, vitestCounts } from "./checks.ts";
import { ROOT } from "./environment.ts";
import { postgres } from "./postgres.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

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

const { data, ports, ...run } = await claimTestRun("test");
const env = { ...run.env, CHROMIUM_PATH: chromium(), POSTGRES_BIN: postgres() };

// Now, where it may take a minute: a test that needs it would give up.
redisCommand();

/**
 * Which browser tests run at the same time. Those of the system change the content that those of the site
 * look at; those of the Studio have servers of their own.
 */
const SIDE_BY_SIDE = [
  ["web", "sweeps"],
  ["system", "studio"],
];

/** Tasks of the packages: what was checked before, and has not changed since, is not run again. */
const turbo = (name: string, task: string, ...rest: string[]) =>
  runStep({ name, cwd: ROOT, command: ["turbo", "run", task, "--ui=stream", ...rest], env });

/** A step that passes or fails as a whole. */
async function check(name: string, task: string): Promise<void> {
  const { ok, ms } = await turbo(name, task, "--output-logs=errors-only");
  count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, ms);
}

async function unit(): Promise<void> {
  const packages = globSync("*/vitest.config.ts", { cwd: ROOT }).map((file) => join(file, ".."));
  const reports = packages.map((folder) => join(ROOT, folder, "test-results", "unit.json"));
  // Those of the last run: a kept result brings its report back.
  for (const report of reports) rmSync(report, { force: true });
  const { ok, ms } = await turbo(
    "unit",
    "test",
    "--continue",
    "--output-logs=new-only",
    "--",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/unit.json",
  );
  count("unit", vitestCounts(reports, ok), ms);
}

async function browser(): Promise<void> {
  const began = performance.now();
  try {
    await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count("build", { passed: 0, failed: 1 }, performance.now() - began);
    return;
  }
  count("build", { passed: 1, failed: 0 }, performance.now() - began);
  for (const { part, options } of browserRuns(process.argv.slice(2))) {
    const { ok, ms } = await runStep({
      name: `browser: ${part}`,
      cwd: join(ROOT, "scripts", "e2e"),
      command: ["playwright", "test", ...options],
      env: { ...env, BROWSER_PART: part },
    });
    count(part, playwrightCounts(join(data, `browser-${part}.json`), ok), ms);
  }
}

/** The runs of Playwright, one after another: one alone where what is asked for names its projects. */
function browserRuns(asked: string[]): { part: string; options: string[] }[] {
  if (asked.some((option) => option.startsWith("--project"))) {
    return [{ part: "asked", options: asked }];
  }
  return SIDE_BY_SIDE.map((projects) => ({
    part: projects.join("-"),
    options: [
      ...projects.map((project) => `--project=${project}`),
      "--pass-with-no-tests",
      ...asked,
    ],
  }));
}

await check("lint", "lint");
await check("types", "typecheck");
await unit();
await check("content", "content:check");
await browser();
await stopAll();

// Last, where the end of a long log shows it.
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
