import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { takePictures } from "../block-pictures/take.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { chromium } from "./browser.ts";
import { buildSite } from "./build.ts";
import { isolatedEnvironment, ROOT, TEST_PORTS, type Variables } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, seedContent, startLake, startSite, startSupabase } from "./stack.ts";

const data = join(ROOT, ".data", "block-pictures");
rmSync(data, { recursive: true, force: true });
const env: Variables = { ...isolatedEnvironment(data), SITE_DIST_DIR: ".next-test" };

stopOnSignals(130);
try {
  await checkPorts(TEST_PORTS);
  await Promise.all([startLake(env, TEST_PORTS), startSupabase(env, TEST_PORTS)]);
  await seedContent(env);
  await buildSite(env);
  await startSite(env, TEST_PORTS);
  const browser = await playwright.launch({ executablePath: chromium(), args: ["--no-sandbox"] });
  const client = clientFromEnvironment(env);
  const pictures = { client, browser, siteUrl: env.SITE_URL ?? "" };
  for (const [type, bytes] of await takePictures(pictures, process.argv.slice(2))) {
    console.log(`${type}: ${(bytes / 1000).toFixed(1)} kB`);
  }
  await browser.close();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
