import { join } from "node:path";
import { installChromium } from "./browser.ts";
import { runStep } from "./checks.ts";
import { ROOT } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

stopOnSignals(130);
try {
  const { ports, ...own } = await claimTestRun("editor-pictures");
  const env = {
    ...own.env,
    CHROMIUM_PATH: await installChromium(),
    // The test of the first hour, which the full tier runs, takes the pictures on its way.
    TEST_TIER: "full",
    TAKE_PICTURES: "yes",
  };
  await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
  const { ok } = await runStep({
    name: "pictures",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", "--project=studio", "first-hour"],
    env,
  });
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
