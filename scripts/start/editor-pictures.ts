import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./browser.ts";
import { buildSite, buildStudio } from "./build.ts";
import { runStep } from "./checks.ts";
import { isolatedEnvironment, ROOT, TEST_PORTS } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import {
  checkPorts,
  seedContent,
  startLake,
  startMailbox,
  startSite,
  startStudio,
  startSupabase,
} from "./stack.ts";

const data = join(ROOT, ".data", "editor-pictures");
rmSync(data, { recursive: true, force: true });
const env = {
  ...isolatedEnvironment(data),
  SITE_DIST_DIR: ".next-test",
  CHROMIUM_PATH: chromium(),
  // The test of the first hour takes the pictures on its way.
  TAKE_PICTURES: "yes",
};

stopOnSignals(130);
try {
  await checkPorts(TEST_PORTS);
  const servers = [startLake, startSupabase, startMailbox].map((start) => start(env, TEST_PORTS));
  await Promise.all(servers);
  await seedContent(env);
  await buildSite(env);
  await buildStudio(env);
  await Promise.all([startSite(env, TEST_PORTS), startStudio(env, TEST_PORTS)]);
  const { ok } = await runStep({
    name: "pictures",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", "--project=system", "first-hour"],
    env,
  });
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
