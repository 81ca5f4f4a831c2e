import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./browser.ts";
import { buildSite, buildStudio } from "./build.ts";
import { type Counts, playwrightCounts, runStep, vitestCounts } from "./checks.ts";
import { isolatedEnvironment, ROOT } from "./environment.ts";
import { claimTestPorts } from "./ports.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { seedContent, startLake, startSite, startStudio, startSupabase } from "./stack.ts";

const data = join(ROOT, ".data", "test");
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
stopOnSignals(130);

const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];

function count(name: string, { passed, failed }: Counts, ms: number): void {
  total.passed += passed;
  total.failed += failed;
  const result = failed === 0 ? "ok" : `${failed} FAILED`;
  summary.push(
    `${name.padEnd(16)} ${result.padEnd(12)} ${passed} passed in ${(ms / 1000).toFixed(1)} s`,
  );
}

const ports = await claimTestPorts();
const env = {
  ...isolatedEnvironment(data, ports),
  SITE_DIST_DIR: ".next-test",
  CHROMIUM_PATH: chromium(),
};

/** A step that passes or fails as a whole. */
async function check(name: string, cwd: string, command: string[]): Promise<void> {
  const { ok, ms } = await runStep({ name, cwd: join(ROOT, cwd), command, env });
  count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, ms);
}

async function unit(): Promise<void> {
  const report = join(data, "unit.json");
  const command = [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { ok, ms } = await runStep({ name: "unit", cwd: ROOT, command, env });
  count("unit", vitestCounts(report, ok), ms);
}

async function browser(): Promise<void> {
  const began = performance.now();
  try {
    await Promise.all([startLake(env, ports), startSupabase(env, ports)]);
    await seedContent(env);
    await buildSite(env);
    await buildStudio(env);
    await Promise.all([startSite(env, ports), startStudio(env, ports)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count("build", { passed: 0, failed: 1 }, performance.now() - began);
    return;
  }
  count("build", { passed: 1, failed: 0 }, performance.now() - began);
  const report = join(data, "browser.json");
  const { ok, ms } = await runStep({
    name: "browser",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", ...process.argv.slice(2)],
    env,
  });
  count("browser", playwrightCounts(report, ok), ms);
}

await check("lint", ".", ["biome", "check", "."]);
await check("types", ".", [
  "turbo",
  "run",
  "typecheck",
  "--ui=stream",
  "--output-logs=errors-only",
]);
await unit();
await check("content", ".", ["node", "scripts/content-check/main.ts"]);
await browser();
await stopAll();

console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
