import { chromium as playwright } from "@playwright/test";
import { takePictures } from "../block-pictures/take.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { installChromium } from "./browser.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

stopOnSignals(130);
try {
  const { env, ports } = await claimTestRun("block-pictures");
  await startServers(env, ports, ["lake", "supabase", "web"]);
  const browser = await playwright.launch({
    executablePath: await installChromium(),
    args: ["--no-sandbox"],
  });
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
